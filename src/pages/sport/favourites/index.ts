export { FavouritesPage as default } from './ui/page';
