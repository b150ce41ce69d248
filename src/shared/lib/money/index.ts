export { toWire } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatAmount, formatSum } from './format-sum';
export { formatMoney } from './money';
export { parseMoney, plainDigits } from './parse-money';
export { moneyOfCountry } from './money-of-country';
