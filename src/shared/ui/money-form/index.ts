export { MoneyForm } from './money-form';
