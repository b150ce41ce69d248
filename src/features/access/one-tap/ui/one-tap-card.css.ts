import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Stands under the header, at the end of the line, near the buttons that do the same. */
export const card = style({
  position: 'fixed',
  zIndex: vars.z.bottomBar,
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
  insetInlineEnd: vars.space[2],
  display: 'grid',
  gap: vars.space[3],
  width: `min(300px, calc(100vw - 2 * ${vars.space[2]}))`,
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
});
export const text = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
