import { derived, printed, publicFact, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CityId } from '../cities.ts';

/** Most edges and numbers are ours; `city` is the name, the sides are those of the tile as printed. Public facts (P…) are the rows of the research notes in their order. */
export const CITY_TILES_SOURCES: SourcesOf<CityId> = {
  chicago: reconstructed({ fieldSources: { city: printed('L79'), south: printed('L346') } }),
  'st-louis': reconstructed({
    fieldSources: { city: printed('L79'), east: printed('L205'), south: printed('L232, L346'), west: derived('L243') },
  }),
  cincinnati: reconstructed({ fieldSources: { city: printed('L79') } }),
  pittsburgh: reconstructed({
    fieldSources: { city: printed('L205'), south: printed('L205'), west: printed('L205'), cubes: printed('L221') },
  }),
  cleveland: reconstructed({
    fieldSources: { city: printed('L232'), north: printed('L243'), east: printed('L232'), south: printed('L232') },
  }),
  indianapolis: reconstructed({ fieldSources: { city: printed('L232'), north: printed('L232') } }),
  'el-paso': reconstructed({ fieldSources: { city: printed('L243'), south: printed('L243') } }),
  washington: reconstructed({ fieldSources: { city: printed('L270'), north: printed('L270, L346') } }),
  denver: reconstructed({ fieldSources: { city: publicFact('P9') } }),
  minneapolis: reconstructed(),
  'new-york': reconstructed(),
  boston: reconstructed(),
  buffalo: reconstructed(),
  philadelphia: reconstructed(),
  baltimore: reconstructed(),
  richmond: reconstructed(),
  norfolk: reconstructed(),
  charleston: reconstructed(),
  savannah: reconstructed(),
  jacksonville: reconstructed(),
  atlanta: reconstructed(),
  louisville: reconstructed(),
  detroit: reconstructed(),
  memphis: reconstructed(),
  'new-orleans': reconstructed(),
  'kansas-city': reconstructed(),
  omaha: reconstructed(),
  dallas: reconstructed(),
  houston: reconstructed(),
  cheyenne: reconstructed(),
  billings: reconstructed(),
  spokane: reconstructed(),
  seattle: reconstructed(),
  portland: reconstructed(),
  'salt-lake-city': reconstructed(),
  'los-angeles': reconstructed(),
  'san-francisco': reconstructed(),
};
