export { TakeCashback } from './ui/take-cashback';
