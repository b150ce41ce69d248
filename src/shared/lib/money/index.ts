export { toWire } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatAmount, formatSum } from './format-sum';
export { formatMoney, parseMoney, plainDigits } from './money';
export { moneyOfCountry } from './money-of-country';
