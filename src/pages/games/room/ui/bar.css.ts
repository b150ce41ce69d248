import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  minHeight: 40,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.group,
  fontSize: vars.font.size.sm,
});
export const fact = style({ display: 'flex', gap: vars.space[2], margin: 0, color: vars.color.text.secondary });
export const ways = style({ display: 'flex', gap: vars.space[4], marginInlineStart: 'auto' });
