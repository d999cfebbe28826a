export { movements } from '../../../board/movements.ts';
export { placeNames } from '../../../board/place-names.ts';
export { lacks } from './lacks.ts';
