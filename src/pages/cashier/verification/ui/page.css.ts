import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

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
