export { taking } from './model/take';
export { TakeCashback } from './ui/take-cashback';
