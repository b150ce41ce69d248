export { OrdersPage as default } from './ui/page';
