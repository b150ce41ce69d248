import { createVar, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

const menuColumn = createVar();
const couponColumn = createVar();
/** A side column that the visitor has put away; the early script reads his choice. */
const off = (side: 'menu' | 'coupon') => `[data-sides-off*='${side}'] &`;

/** Header, three columns that scroll by themselves, footer: places have their size before anything is in them, so nothing moves when it comes. */
export const frame = style({
  display: 'grid',
  background: vars.color.surface.base,
  '@media': {
    [media.aboveNarrow]: {
      height: '100dvh',
      gridTemplate: `
        'header header header' ${vars.size.header}
        'menu main coupon' minmax(0, 1fr)
        'footer footer footer' ${vars.size.footerBar}
        / ${menuColumn} minmax(0, 1fr) ${couponColumn}`,
      vars: { [menuColumn]: vars.size.menu, [couponColumn]: vars.size.coupon },
      selectors: {
        [off('menu')]: { vars: { [menuColumn]: '0px' } },
        [off('coupon')]: { vars: { [couponColumn]: '0px' } },
      },
    },
    [`${media.aboveNarrow} and ${media.belowDesktop}`]: {
      vars: { [menuColumn]: vars.size.menuIcons },
      selectors: { [off('menu')]: { vars: { [menuColumn]: '0px' } } },
    },
    [media.narrow]: {
      minHeight: '100dvh',
      gridTemplate: `
        'header' ${vars.size.header}
        'menu' auto
        'main' 1fr
        'footer' auto
        'coupon' 0
        / minmax(0, 1fr)`,
      // The coupon's bar and the tabs lie over the end of the page.
      paddingBlockEnd: 140,
    },
  },
});

/** A page in a frame or a window of its own: the rows of header and footer are not there. */
export const headless = style({
  '@media': {
    [media.aboveNarrow]: { gridTemplateRows: '0 minmax(0, 1fr) 0' },
    [media.narrow]: { gridTemplateRows: '0 auto 1fr 0 0' },
  },
});

export const header = style({
  gridArea: 'header',
  minHeight: vars.size.header,
  background: vars.color.surface.header,
  borderBlockEnd: line,
  '@media': { [media.narrow]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.header } },
});

export const menu = style({
  gridArea: 'menu',
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface.rail,
  '@media': {
    [media.aboveNarrow]: {
      flexDirection: 'column',
      borderInlineEnd: line,
      selectors: { [off('menu')]: { display: 'none' } },
    },
    // One row, of this height before it has come.
    [media.narrow]: { blockSize: 53, borderBlockEnd: line },
  },
});

/** The sports scroll, the foot stays. */
export const menuList = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [media.aboveNarrow]: { overflowY: 'auto', scrollbarWidth: 'thin' },
    [media.narrow]: { overflow: 'auto hidden', scrollbarWidth: 'none' },
  },
});
/** Two buttons high, or wide, before the second has come; a third is rare. */
export const menuFoot = style({
  padding: vars.space[2],
  '@media': {
    [media.aboveNarrow]: { minBlockSize: 81, borderBlockStart: line },
    [media.narrow]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 32,
      minInlineSize: 81,
      alignItems: 'center',
      flex: 'none',
      borderInlineStart: line,
    },
  },
});

export const main = style({
  gridArea: 'main',
  minWidth: 0,
  outline: 'none',
  '@media': {
    // The bar is there from the start, so that nothing moves when it is needed; where bars lie over the page no strip is left for it.
    [media.aboveNarrow]: { overflowY: 'scroll', scrollbarWidth: 'thin' },
    // The footer is below the fold from the start.
    [media.narrow]: { minHeight: '100dvh' },
  },
});

export const coupon = style({
  gridArea: 'coupon',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface.base,
  '@media': { [media.aboveNarrow]: { selectors: { [off('coupon')]: { display: 'none' } } } },
});

export const footer = style({
  gridArea: 'footer',
  minWidth: 0,
  minHeight: vars.size.footerBar,
  borderBlockStart: line,
  background: vars.color.surface.rail,
  '@media': {
    [media.aboveNarrow]: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) 40px' },
  },
});
/** Room for the button of a side column. */
export const footerEnd = style({ '@media': { [media.narrow]: { display: 'none' } } });
