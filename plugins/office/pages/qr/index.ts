export { QrPage } from './ui/qr-page';
