import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Height of the menu's foot. */
const foot = 81;

/** A small card inside the menu's column, above its foot. It covers no board, no coupon and no button of the foot. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.z.bottomBar,
  insetBlockEnd: `calc(${vars.size.footerBar} + ${String(foot)}px + ${vars.space[2]})`,
  insetInlineStart: vars.space[2],
  display: 'grid',
  gap: vars.space[3],
  width: `calc(${vars.size.menu} - 2 * ${vars.space[2]})`,
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': {
    // The column of icons is too narrow for a text.
    [`${media.aboveNarrow} and ${media.belowDesktop}`]: {
      insetBlockEnd: vars.space[12],
      insetInlineStart: `calc(${vars.size.menuIcons} + ${vars.space[2]})`,
      width: 300,
    },
    [media.narrow]: {
      // Stands above the coupon's bar.
      insetBlockEnd: 'calc(128px + env(safe-area-inset-bottom))',
      insetInlineStart: vars.space[4],
      width: `min(420px, calc(100vw - 2 * ${vars.space[4]}))`,
    },
  },
});
export const text = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** All answers weigh the same, so together they fill their line. */
globalStyle(`${buttons} > *`, { flex: '1 1 auto' });
