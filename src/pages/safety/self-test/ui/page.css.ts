import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Head, cards and lines look as on every other office page. */
export { card, name, page, title } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const lead = style({
  margin: 0,
  maxWidth: '70ch',
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const head = style({ padding: `${vars.space[3]} ${vars.space[4]}`, borderBlockEnd: hairline });
export const body = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4] });
export const question = style({ minWidth: 0, margin: 0, padding: 0, border: 'none' });
export const legend = style({ padding: 0, fontWeight: vars.font.weight.semibold });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlockStart: vars.space[2],
});
export const answer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  fontSize: vars.font.size.sm,
});
/** WCAG 2.5.8: a target is 24 px, whatever is beside it. */
globalStyle(`${answer} input`, { inlineSize: 24, blockSize: 24, margin: 0, flex: 'none' });
export const quiet = style({ fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
  paddingBlockStart: vars.space[2],
});
globalStyle(`${link} a`, { color: vars.color.accent.text, textDecoration: 'underline' });
