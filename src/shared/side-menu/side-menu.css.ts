import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Only icons: a column of 56 px. In a narrower window it becomes a strip over the page. */
const icons = `${media.aboveNarrow} and ${media.belowDesktop}`;

/** Only icons: the labels stay for screen readers. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** A column of 200 px, of 56 px with only icons, or a strip. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: vars.space[2],
  background: vars.color.surface.rail,
  '@media': {
    [icons]: { alignItems: 'center' },
    [media.narrow]: { flexDirection: 'row', gap: 6, minHeight: 0, padding: '8px 12px', background: 'none' },
  },
});

export const heading = style({
  padding: '12px 8px 4px',
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: vars.letterSpacing.label,
  color: vars.color.text.tertiary,
  '@media': {
    // Only icons: screen readers still read the heading, and a line parts the groups.
    [media.narrow]: unseen,
    [icons]: {
      width: 24,
      height: 1,
      margin: '8px 0',
      padding: 0,
      overflow: 'hidden',
      textIndent: 40,
      background: vars.color.border.hairline,
      // Nothing is above the first group, so it needs no line.
      selectors: { 'nav > &:first-child, section:first-child > &': { height: 0, margin: 0 } },
    },
  },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: 32,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.pressed },
    '&[aria-current]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.semibold,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [icons]: { width: 40, height: 40, justifyContent: 'center', paddingInline: 0 },
    [media.narrow]: {
      height: 36,
      paddingInline: 10,
      border: `1px solid ${vars.color.border.hairline}`,
      fontSize: vars.font.size.xs,
      selectors: { '&[aria-current]': { borderColor: vars.color.accent.border } },
    },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const text = style({
  flex: 1,
  '@media': {
    [icons]: unseen,
    // The strip names the open sport; the others are icons.
    [media.narrow]: { selectors: { ':not([aria-current]) > &': unseen } },
  },
});

export const count = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [icons]: unseen },
});

export const subLink = style([link, { height: 28, paddingInlineStart: 10 }]);
