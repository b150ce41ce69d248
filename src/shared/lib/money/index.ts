export { isWireMoney, nextAmount, toMinor, toWire } from '@contracts/maths/index';
export type { Minor } from '@contracts/maths/index';
export { currencyFacts } from '@contracts/currencies';
export { formatMoney, parseMoney } from './money';
