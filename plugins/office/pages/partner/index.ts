export { PartnerPage } from './ui/partner-page';
