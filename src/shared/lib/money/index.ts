export { toWire } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatSum } from './format-sum';
export { formatMoney, parseMoney } from './money';
export { moneyOfCountry } from './money-of-country';
