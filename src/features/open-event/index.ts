export { champPath, gamePath, idOfSegment, sportPath, zonePath } from './lib/path';
