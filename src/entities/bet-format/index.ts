export { OddsPlace, useFormat, usePlaces } from './lib/use-format';
export { useRefusalText } from './lib/use-refusal-text';
