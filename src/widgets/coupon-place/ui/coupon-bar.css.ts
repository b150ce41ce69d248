import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const bar = style({
  position: 'fixed',
  insetInline: 8,
  // Above the tabs of the page.
  insetBlockEnd: 'calc(64px + env(safe-area-inset-bottom))',
  zIndex: vars.z.bottomBar,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 52,
  paddingInline: '14px 12px',
  // Shows only where the system forces its colours: there the bar has the background of the page.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  // In the office there is no coupon to fill; "My bets" of the tabs still opens it. There the tabs are at the end of
  // the page.
  '@media': { [media.low]: { insetBlockEnd: 8 } },
  selectors: { "div[data-sides-off*='coupon'] &": { display: 'none' } },
});
export const count = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 22,
  height: 22,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
});
export const text = style({ flex: 1, minWidth: 0, display: 'grid', fontSize: vars.font.size.xs, lineHeight: '17px' });
export const title = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const odds = style({ fontWeight: vars.font.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const sheet = style({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '92dvh' });
export const head = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: 28,
});
export const grip = style({
  width: 36,
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.color.border.control,
});
export const close = style({ position: 'absolute', insetInlineEnd: 8, insetBlockStart: 2 });
