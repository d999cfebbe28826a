import { laws } from './laws.ts';
import { workersRulings } from './railway-workers.ts';

laws(workersRulings);
