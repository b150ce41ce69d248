import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });
export const content = style({ display: 'grid', gap: vars.space[1], flex: 1, minWidth: 0 });
export const entryHead = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const text = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});
