export { CasinoPage as default } from './ui/casino-page';
