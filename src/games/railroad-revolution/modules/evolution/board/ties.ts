export { placeNames } from '../../../board/place-names.ts';
export { lacks } from './lacks.ts';
export { movements } from './movements.ts';
