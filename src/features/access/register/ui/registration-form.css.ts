import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[3] });
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Is as high as the form that will come. */
export const waiting = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minHeight: 380 });
export const credentials = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontSize: vars.font.size.md,
});
export const caption = style({
  margin: `0 0 ${vars.space[1]}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
});
/** Stands under the words that it belongs to, so it begins after the box and its gap. */
export const termsLink = style({
  justifySelf: 'start',
  minHeight: 24,
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineStart: 26,
  lineHeight: '24px',
  fontSize: vars.font.size.sm,
  color: vars.color.accent.text,
  textDecoration: 'underline',
});
