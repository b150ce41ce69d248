export { toWire } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatAmount, formatMoney, formatSum, typedAmount } from '@contracts/money-text';
export { parseMoney, readSum } from '@contracts/typed/sum';
export type { SumFault } from '@contracts/typed/sum';
export { moneyOfCountry } from './money-of-country';
