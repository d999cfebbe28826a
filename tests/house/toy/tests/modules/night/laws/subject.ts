import type { Subject } from '../../../../../../laws/subject.ts';
import { subject as base } from '../../../laws/subject.ts';

const modules = ['night'];

/** Sidings with Night Trains. */
export const subject: Subject = {
  ...base,
  name: 'Sidings with Night Trains',
  configs: [
    ...base.configs.map((config) => ({ ...config, modules })),
    { seats: 3, modules, variants: { short: true }, rulings: { tie: 'later' } },
  ],
};

export const subjects: readonly Subject[] = [subject];
