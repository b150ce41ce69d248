import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** The box of the view: one switch or choice in each line. */
export const view = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  width: 272,
  maxWidth: '100%',
});
export const columns = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 0 });
export const legend = style({
  paddingInline: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
});
