import { join } from 'node:path';
import { sidings } from '../../house/toy/src/engine/index.ts';
import { recipes } from '../../house/toy/tests/logs/recipes.ts';
import { recipes as nightRecipes } from '../../house/toy/tests/modules/night/logs/recipes.ts';
import { logs } from '../../laws/golden.ts';

const folder = join(import.meta.dirname, '../../house/toy/tests');

logs(sidings, join(folder, 'logs'), recipes);
logs(sidings, join(folder, 'modules/night/logs'), nightRecipes);
