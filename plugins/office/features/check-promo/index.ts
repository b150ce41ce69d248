export { CheckPromo } from './ui/check-promo';
