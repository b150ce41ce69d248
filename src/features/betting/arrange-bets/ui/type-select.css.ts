import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const row = style({
  display: 'flex',
  margin: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.odds.idle,
});
/** Words differ in length more than in most strips, so each has the room that it needs. */
export const segments = style({ flex: 3, minWidth: 0, selectors: { '&&': { gridAutoColumns: 'auto' } } });

/** The last segment: the list of all types. */
export const more = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  margin: 2,
  marginInlineStart: 0,
  borderRadius: 4,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-on]': {
      flex: '1 0 auto',
      maxWidth: '60%',
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.semibold,
      boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
    },
    '&:hover': { color: vars.color.text.primary },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.color.border.focus}`, outlineOffset: 1 },
  },
});
export const face = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  height: 28,
  paddingInline: 6,
  '@media': { [media.touch]: { height: 40 } },
});
/** The native list lies over its face, so that system picker, arrows and typing work as everywhere. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  appearance: 'none',
  border: 0,
  outline: 'none',
  // A transparent colour would not hide the words: with forced colours they would show again, over those of the face.
  opacity: 0,
  cursor: 'pointer',
});
globalStyle(`${select} > option`, { color: vars.color.text.primary, background: vars.color.surface.raised });
globalStyle(`${select} > option:disabled`, { color: vars.color.text.tertiary });
