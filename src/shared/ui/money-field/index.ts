export { MoneyField } from './money-field';
export { parseSum, sumText } from './sum-text';
