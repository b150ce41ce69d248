import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Columns of 200 px, or of 56 px with icons alone. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: vars.space[2],
  background: vars.color.surface.rail,
  '@media': { [media.belowDesktop]: { alignItems: 'center' } },
});

export const heading = style({
  padding: '12px 8px 4px',
  fontSize: vars.font.size.xxs,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: vars.letterSpacing.label,
  color: vars.color.text.tertiary,
  '@media': {
    // Icons alone: the heading is still read, and a line parts the groups.
    [media.belowDesktop]: {
      width: 24,
      height: 1,
      margin: '8px 0',
      padding: 0,
      overflow: 'hidden',
      textIndent: 40,
      background: vars.color.border.hairline,
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
    [media.belowDesktop]: { width: 40, height: 40, justifyContent: 'center', paddingInline: 0 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

/** Icons alone: words leave the picture, not the page. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

export const text = style({ flex: 1, '@media': { [media.belowDesktop]: unseen } });

export const count = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [media.belowDesktop]: unseen },
});

export const sub = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const subLink = style([link, { height: 28, paddingInlineStart: 10 }]);
export const all = style([subLink, { paddingInlineStart: 34, whiteSpace: 'nowrap' }]);
export const state = style({
  padding: vars.space[2],
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const skeleton = style({ display: 'flex', alignItems: 'center', height: 32, paddingInline: 8 });
