import { join } from 'node:path';
import { sidings as toyWithNight } from '../../house/toy/src/engine/index.ts';
import { logs } from '../../laws/golden.ts';
import { recipes } from './logs/recipes.ts';

logs(toyWithNight, join(import.meta.dirname, 'logs'), recipes);
