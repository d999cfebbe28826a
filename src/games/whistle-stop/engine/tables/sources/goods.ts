import {
  each,
  type Provenance,
  printed,
  publicFact,
  reconstructed,
  type SourcesOf,
} from '../../../../../kernel/provenance.ts';
import { COMMONS, RARES, type Resource, type Token } from '../goods.ts';

const resource = (vp: string): Provenance =>
  printed('L12', { fieldSources: { count: publicFact('P3'), vp: printed(vp) } });

export const RESOURCE_SOURCES: SourcesOf<Resource> = {
  ...each(COMMONS, resource('L173')),
  ...each(RARES, resource('L174')),
};

export const GOLD_SOURCES: Provenance = reconstructed({
  note: 'that values lie between 3 and 5 and that there are 20 tokens is printed',
  fieldSources: { total: printed('L13') },
});

export const TOKEN_COUNT_SOURCES: SourcesOf<Token> = {
  coal: printed('L10'),
  whistle: printed('L11'),
};
