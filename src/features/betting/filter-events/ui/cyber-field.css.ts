import { style } from '@vanilla-extract/css';

/** As wide as its longest word asks for, in each part. */
export const cyber = style({
  selectors: { '&&': { gridAutoColumns: '1fr' } },
});
