export { PromoCodePage } from './ui/promo-code-page';
