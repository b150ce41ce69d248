import { style } from '@vanilla-extract/css';

/** As wide as its longest word asks for, in each part. */
export const cyber = style({
  selectors: { '&&': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
