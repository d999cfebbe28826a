import { endsAreKept } from '../../../logs/ends.ts';

endsAreKept(import.meta.dirname, 'evolution');
