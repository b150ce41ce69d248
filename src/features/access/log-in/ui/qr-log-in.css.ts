import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const stack = style({ display: 'grid', gap: vars.space[3] });
/** As high as the picture, so that nothing moves when it comes. */
export const place = style({ display: 'grid', placeItems: 'center', minHeight: 176 });
export const text = style({ margin: 0, color: vars.color.text.secondary });
export const code = style({
  margin: 0,
  textAlign: 'center',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '0.1em',
});
