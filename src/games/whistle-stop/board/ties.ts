export { lacks } from './lacks.ts';
export { movements } from './movements.ts';
export { placeNames } from './place-names.ts';
