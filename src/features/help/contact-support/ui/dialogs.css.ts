import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[3] });

export const list = style({ display: 'grid', gap: vars.space[3], listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const itemHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const topic = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: vars.color.text.secondary });
export const answer = style([
  words,
  {
    paddingInlineStart: vars.space[3],
    borderInlineStart: `2px solid ${vars.color.accent.border}`,
    color: vars.color.text.primary,
  },
]);
export const time = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });

export const talk = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  blockSize: 'min(420px, 52dvh)',
  margin: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  background: vars.color.surface.sunken,
  '@media': { [media.narrow]: { blockSize: '58dvh' } },
});
/** Has the height of the builtin chat. The app fills it. */
export const framed = style({
  display: 'grid',
  blockSize: 'min(490px, 62dvh)',
  '@media': { [media.narrow]: { blockSize: '68dvh' } },
});
export const message = style({
  alignSelf: 'flex-start',
  maxInlineSize: '82%',
  padding: '8px 12px',
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.hairline}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const own = style([
  message,
  { alignSelf: 'flex-end', background: vars.color.accent.soft, borderColor: vars.color.accent.border },
]);
export const who = style({ display: 'block', fontSize: vars.font.size.xxs, color: vars.color.text.secondary });
export const said = style({ display: 'block' });
export const hint = style({ margin: 'auto', color: vars.color.text.tertiary, textAlign: 'center' });
export const compose = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const grow = style({ flex: 1 });
export const failed = style({ padding: `0 ${vars.space[3]} ${vars.space[3]}` });
