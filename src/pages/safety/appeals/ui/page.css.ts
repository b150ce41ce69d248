import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: 640,
  margin: `${vars.space[6]} auto`,
  padding: vars.space[4],
});
export const form = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
export const wide = style({ inlineSize: '100%' });
export const list = style({ display: 'grid', gap: vars.space[3], listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const answer = style([
  words,
  { paddingInlineStart: vars.space[3], borderInlineStart: `2px solid ${vars.color.accent.border}` },
]);
