export {
  catalogue,
  categories,
  type Category,
  type Divided,
  type Entry,
  gamesOf,
  isDivided,
  type Kind,
  kindsOf,
  pathOf,
  pathOfKind,
  placeAt,
  volatilities,
  type Volatility,
} from './lib/catalogue';
export { leadOf, nameOfKind, titleOf } from './lib/names';
