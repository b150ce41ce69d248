export { contrast, linear, partsOf } from './contrast.ts';
export { dark } from './dark.ts';
export { light } from './light.ts';
export { moreContrast } from './more-contrast.ts';
export { faintPairs, type Pair, pairs } from './pairs.ts';
export {
  type Colours,
  houseColours,
  seenColours,
  themeNames,
  type ThemeName,
  tokenName,
  tokenPath,
  tokenPaths,
} from './tokens.ts';
