import { style } from '@vanilla-extract/css';

export const flag = style({
  borderRadius: 2,
  // Gives a white flag an edge on a white page.
  boxShadow: '0 0 0 1px rgb(128 128 128 / .35)',
});
