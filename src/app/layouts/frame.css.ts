import { createVar, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

const menuColumn = createVar();
const couponColumn = createVar();
/** The visitor put a side column away. The early script reads this choice. */
const off = (side: 'menu' | 'coupon') => `[data-sides-off*='${side}'] &`;

/**
 * Header, three columns that scroll by themselves, footer. Each place has its size before anything fills it, so nothing
 * moves.
 */
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
      // The coupon's bar and the tabs cover the end of the page.
      paddingBlockEnd: 140,
      selectors: { [`div${off('coupon')}`]: { paddingBlockEnd: 80 } },
    },
    // Paper has only the page, as long as it is.
    print: { display: 'block', height: 'auto', minHeight: 0, paddingBlockEnd: 0 },
  },
});

/** A page in a frame or in a window of its own leaves out the rows of header and footer. */
export const headless = style({
  '@media': {
    [media.aboveNarrow]: { gridTemplateRows: '0 minmax(0, 1fr) 0' },
    [media.narrow]: { gridTemplateRows: '0 auto 1fr 0 0' },
  },
});

/** Room for the session of a player before it comes. In one column it is in the row of the sports. */
export const session = style({ inlineSize: 240, '@media': { [media.narrow]: { display: 'none' } } });

export const header = style({
  gridArea: 'header',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: vars.size.header,
  background: vars.color.surface.header,
  borderBlockEnd: line,
  '@media': {
    [media.narrow]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.header },
    [`${media.narrow} and ${media.low}`]: { position: 'static' },
    print: { display: 'none' },
  },
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
    // One row that has its height before it is filled.
    [media.narrow]: { blockSize: 53, borderBlockEnd: line },
    print: { display: 'none' },
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
/**
 * Room for three rows above each other, or two buttons next to each other, before the late ones load. More are rare.
 */
export const menuFoot = style({
  padding: vars.space[2],
  '@media': {
    [media.aboveNarrow]: { minBlockSize: 113, borderBlockStart: line },
    [media.narrow]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 32,
      minInlineSize: 81,
      // The button that stops play is 44 high in a row of 52.
      paddingBlock: 0,
      alignItems: 'center',
      flex: 'none',
      borderInlineStart: line,
      selectors: { [`:root:has(.${session}) &`]: { minInlineSize: 241 } },
    },
  },
});

export const main = style({
  gridArea: 'main',
  minWidth: 0,
  outline: 'none',
  '@media': {
    // The bar's place is there from the start, so that nothing moves later. Where bars cover the page, no strip is left
    // for it.
    [media.aboveNarrow]: { overflowY: 'scroll', scrollbarWidth: 'thin' },
    // The footer is below the fold from the start.
    [media.narrow]: { minHeight: '100dvh' },
    print: { minHeight: 0, overflow: 'visible' },
  },
});

export const coupon = style({
  gridArea: 'coupon',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface.base,
  '@media': {
    [media.aboveNarrow]: { selectors: { [off('coupon')]: { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const footer = style({
  gridArea: 'footer',
  minWidth: 0,
  minHeight: vars.size.footerBar,
  borderBlockStart: line,
  background: vars.color.surface.rail,
  '@media': {
    [media.aboveNarrow]: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) 40px' },
    print: { display: 'none' },
  },
});
/** Room for the button of a side column. */
export const footerEnd = style({ '@media': { [media.narrow]: { display: 'none' } } });
