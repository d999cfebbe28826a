import { laws } from './laws.ts';
import { toySubject } from './toy.ts';

laws(toySubject);
