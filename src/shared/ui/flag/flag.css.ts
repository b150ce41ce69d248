import { style } from '@vanilla-extract/css';

export const flag = style({
  borderRadius: 2,
  // A white flag on a white page still has an edge.
  boxShadow: '0 0 0 1px rgb(128 128 128 / .35)',
});
