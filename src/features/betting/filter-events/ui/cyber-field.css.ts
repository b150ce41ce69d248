import { style } from '@vanilla-extract/css';

/** Each part is as wide as its longest word. */
export const cyber = style({
  selectors: { '&&': { gridAutoColumns: '1fr' } },
});
