export { WalletsPage as default } from './ui/page';
