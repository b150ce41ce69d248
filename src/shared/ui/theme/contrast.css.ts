import { globalStyle } from '@vanilla-extract/css';

import { moreContrast } from '@contracts/theme';

import { media } from './media';

// For readers who ask the system for more contrast: secondary texts and lines get the contrast of primary texts.
// Colours of meaning and of the brand stay, because their contrast is measured.
const varsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--color-${name}`, value]));

globalStyle(":root, [data-theme='light']", {
  '@media': { [media.moreContrast]: { vars: varsOf(moreContrast.light) } },
});
globalStyle("[data-theme='dark']", {
  '@media': { [media.moreContrast]: { vars: varsOf(moreContrast.dark) } },
});
