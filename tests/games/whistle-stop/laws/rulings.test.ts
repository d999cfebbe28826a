import { laws } from './laws.ts';
import { whistleRulings } from './whistle-stop.ts';

laws(whistleRulings);
