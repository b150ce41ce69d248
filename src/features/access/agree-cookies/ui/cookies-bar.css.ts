import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** A small card in the corner, over the menu's foot: neither board nor coupon is under it. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.z.bottomBar,
  insetBlockEnd: vars.space[12],
  insetInlineStart: vars.space[4],
  display: 'grid',
  gap: vars.space[3],
  width: 'min(300px, calc(100vw - 32px))',
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': { [media.narrow]: { insetBlockEnd: 72 } },
});
export const text = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
