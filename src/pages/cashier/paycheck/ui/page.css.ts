import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const sheet = style({ maxWidth: 640, '@media': { print: { border: 0 } } });
export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0 });
/** A long reference breaks rather than the page. */
export const value = style({
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
