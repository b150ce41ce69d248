import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** A list of choices that looks like the chips beside it. */
export const when = style({ flex: '0 1 auto', minWidth: 0, '@media': { [media.phone]: { flex: 'none' } } });
globalStyle(`${when} select`, {
  height: 28,
  borderColor: vars.color.border.hairline,
  color: vars.color.text.secondary,
  '@media': { [media.touch]: { height: 36 } },
});
globalStyle(`${when} select[data-on]`, {
  background: vars.color.accent.soft,
  borderColor: vars.color.accent.border,
  color: vars.color.accent.text,
});
/** Kinds of esports: each part is as wide as its longest word. */
export const cyber = style({ selectors: { '&&': { gridAutoColumns: '1fr' } } });
