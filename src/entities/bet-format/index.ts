export { OddsPlace, useFormat, usePlaces } from './lib/use-format';
export { $refusalTextOf, useRefusalText } from './lib/use-refusal-text';
