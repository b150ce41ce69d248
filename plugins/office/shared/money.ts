export { moneyOf } from '../../sdk/money';
