export { accountWatched } from './model/watch-account';
