import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Has the focus while the first challenge loads. It is no control, so it shows no ring. */
export const content = style({ display: 'grid', gap: vars.space[4], outline: 'none' });
export const form = style({ display: 'grid', gap: vars.space[3] });
/** The picture has a light background in both themes. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.card,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.subtle}`,
});
/** The answer counts pixels of the picture, so it is never scaled or mirrored. */
export const board = style({ position: 'relative', overflow: 'hidden', direction: 'ltr', justifySelf: 'start' });
export const piece = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
export const slider = style({
  width: 300,
  maxWidth: '100%',
  minHeight: 24,
  margin: 0,
  accentColor: vars.color.accent.solid,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const quiet = style({ margin: 0, color: vars.color.text.secondary, fontSize: vars.font.size.sm });
export const work = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], outlineOffset: 4 });
