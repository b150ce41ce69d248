import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[3] });
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Is as high as the form that replaces it. */
export const place = style({ display: 'grid', alignContent: 'start', minHeight: 380 });
export const waiting = style({ display: 'grid', gap: vars.space[3] });
export const mail = style({ display: 'grid', gap: vars.space[2] });
export const steps = style({ display: 'grid', gap: vars.space[3], outline: 'none' });
export const step = style({ margin: 0, color: vars.color.text.secondary });
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
