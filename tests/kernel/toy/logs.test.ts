import { join } from 'node:path';
import { logs } from '../../laws/golden.ts';
import { recipes } from './logs/recipes.ts';
import { toyWithNight } from './night.ts';

logs(toyWithNight, join(import.meta.dirname, 'logs'), recipes);
