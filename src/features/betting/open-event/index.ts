export { flagOf, fullChampName, shortChampName } from './lib/champ-name';
export { champPath, gamePath, idOfSegment, slugOf, sportPath, zonePath } from './lib/path';
