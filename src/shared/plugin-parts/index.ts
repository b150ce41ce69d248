export { bring } from './bring';
