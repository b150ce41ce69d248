import { style } from '@vanilla-extract/css';

/** One line that ends in an ellipsis. 2 px above and below stay visible for the marks of Arabic and Devanagari. */
export const cut = style({
  paddingBlock: 2,
  marginBlock: -2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

/** A price, a sum, a score: never broken, left to right even inside a right-to-left page. */
export const number = style({ whiteSpace: 'nowrap', direction: 'ltr', unicodeBidi: 'isolate' });

/**
 * Holds a label next to an icon that appears and disappears: a translator replaces its text, and never nodes that React
 * manages. It has no box.
 */
export const words = style({ display: 'contents' });

/** A glyph that points along the text; it is mirrored when the page is. */
export const flip = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
