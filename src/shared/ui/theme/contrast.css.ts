import { globalStyle } from '@vanilla-extract/css';

import { themed } from './contract.css';
import { media } from './media';
import { slate } from './scales';

// For readers who ask the system for more contrast: secondary words and lines get the contrast of primary words.
// Colours of meaning and of the brand stay, because their contrast is measured.
const { text, border, odds } = themed.color;

globalStyle(":root, [data-theme='light']", {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [text.secondary]: slate[900],
        [text.tertiary]: '#333e4a',
        [text.disabled]: slate[500],
        [border.hairline]: slate[500],
        [border.subtle]: slate[500],
        [border.control]: slate[900],
        [odds.suspendedBorder]: slate[500],
      },
    },
  },
});
globalStyle("[data-theme='dark']", {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [text.secondary]: slate[100],
        [text.tertiary]: slate[150],
        [text.disabled]: slate[400],
        [border.hairline]: slate[400],
        [border.subtle]: slate[400],
        [border.control]: slate[150],
        [odds.suspendedBorder]: slate[400],
      },
    },
  },
});
