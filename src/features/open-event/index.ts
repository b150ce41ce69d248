export { flagOf, fullChampName, shortChampName } from './lib/champ-name';
export { champPath, gamePath, idOfSegment, sportPath, zonePath } from './lib/path';
