import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

import { grid, large, rowHeight, stickyTop, timeWidth, tracks, width } from './columns.css';

/** The board adapts to its own width, not the window's: a side column may open or close beside it. */
export const board = style({
  containerName: 'board',
  containerType: 'inline-size',
  vars: { [stickyTop]: '0px', [timeWidth]: '2.5rem' },
  '@media': {
    [media.narrow]: { vars: { [stickyTop]: vars.size.header } },
    [`${media.narrow} and ${media.low}`]: { vars: { [stickyTop]: '0px' } },
  },
  background: vars.color.surface.base,
});
export const board12h = style([board, { vars: { [timeWidth]: '3.5rem' } }]);

export const sized = style([
  tracks,
  {
    vars: { [rowHeight]: vars.size.row },
    '@container': { [width.card]: { vars: { [rowHeight]: '123px', [vars.size.oddsHeight]: vars.size.controlLg } } },
    selectors: { [large]: { '@container': { [width.card]: { vars: { [rowHeight]: '136px' } } } } },
  },
]);

export const head = style({
  ...grid,
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.z.sticky,
  height: vars.size.columnHead,
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.tertiary,
  '@container': { [width.card]: { display: 'none' } },
});

export const headName = style({
  gridColumn: '3 / 5',
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});

const underHead = {
  insetBlockStart: `calc(${stickyTop} + ${vars.size.columnHead})`,
  '@container': { [width.card]: { insetBlockStart: stickyTop } },
};
export const stuck = style({ ...underHead, position: 'sticky', zIndex: vars.z.sticky });

export const probe = style({ position: 'absolute', visibility: 'hidden', width: 0, height: rowHeight });

/** Also tells how much of the list it covers. */
export const headProbe = style({
  ...underHead,
  position: 'absolute',
  visibility: 'hidden',
  width: 0,
  height: vars.size.groupHead,
});
