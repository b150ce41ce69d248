export { $hasKeepFailed, $hasShelfFailed, $shelf, shelfWanted, starPressed } from './model/shelf';
