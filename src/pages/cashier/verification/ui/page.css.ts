import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const lines = style({
  width: '100%',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.sm,
  resize: 'vertical',
});
export const document = style([row, { display: 'grid', gap: vars.space[2] }]);
export const fileName = style({ overflowWrap: 'anywhere' });
export const advice = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
