export { toWire } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatMoney, typedAmount } from '@contracts/money-text';
export { formatAmount, formatSum } from '@contracts/sum-text';
export { parseMoney } from '@contracts/typed/money';
export { readSum } from '@contracts/typed/sum';
export type { SumFault, SumOf } from '@contracts/typed/sum';
export { moneyOfCountry } from './money-of-country';
