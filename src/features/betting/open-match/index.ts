export { flagOf, fullChampName, shortChampName } from './lib/champ-name';
export { champPath, matchPath, slugOf, sportPath, zonePath } from './lib/path';
export { ChampHead } from './ui/champ-head';
export { champHead } from './ui/champ-head.css';
