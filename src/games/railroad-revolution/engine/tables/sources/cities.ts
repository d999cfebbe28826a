import { derived, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CityId } from '../cities.ts';

export const CITIES_SOURCES: SourcesOf<CityId> = {
  washington: reconstructed({ fieldSources: { name: printed('B71'), level: derived('E250') } }),
  charlotte: reconstructed({ fieldSources: { name: printed('B71'), level: derived('E250') } }),
  chicago: reconstructed({ fieldSources: { name: printed('B321') } }),
  'little-rock': reconstructed({ fieldSources: { name: printed('B161') } }),
  miami: reconstructed({ fieldSources: { name: printed('B321') } }),
  duluth: reconstructed({ fieldSources: { name: printed('B161') } }),
  'kansas-city': reconstructed(),
  houston: reconstructed({ fieldSources: { name: printed('B159') } }),
  bismarck: reconstructed({ fieldSources: { name: printed('B159') } }),
  denver: reconstructed({ fieldSources: { name: printed('P2') } }),
  'el-paso': reconstructed({ fieldSources: { name: printed('P2') } }),
  'salt-lake-city': reconstructed({ fieldSources: { name: printed('B161') } }),
  portland: reconstructed(),
  'san-francisco': reconstructed({ fieldSources: { name: printed('B159'), level: derived('P4') } }),
  'san-diego': reconstructed({ fieldSources: { name: printed('B161'), level: derived('P4') } }),
};
