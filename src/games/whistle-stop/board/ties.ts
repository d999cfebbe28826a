export { placeNames } from './place-names.ts';
