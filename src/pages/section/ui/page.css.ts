import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
  gridTemplateColumns: 'fit-content(220px) minmax(0, 1fr)',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.narrow]: { padding: vars.space[4] },
  },
});

/** What an app draws takes the room of the page; the neighbours are above it. */
export const board = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

/** Stands as a column beside the page. Where there is no room for a column, it is a row that scrolls. */
export const nav = style({
  display: 'flex',
  gap: vars.space[1],
  minWidth: 0,
  flexDirection: 'column',
  '@media': {
    [media.belowDesktop]: {
      flexDirection: 'row',
      overflowX: 'auto',
      borderBlockEnd: line,
      paddingBlockEnd: vars.space[2],
    },
  },
  selectors: {
    [`${board} > &`]: { flexDirection: 'row', overflowX: 'auto', borderBlockEnd: line, paddingBlockEnd: vars.space[2] },
  },
});
export const link = style({
  flexShrink: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[aria-current=page]': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.semibold,
    },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space[4],
  gridColumn: '-2 / -1',
  minWidth: 0,
  maxWidth: '70ch',
});
/** The pages of an office are in the menu of the frame, and what an app draws takes the room of the page. */
export const office = style([page, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const wideContent = style([content, { maxWidth: 'none' }]);
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const block = style({ display: 'grid', gap: vars.space[2] });
export const blockTitle = style({ margin: 0, fontSize: vars.font.size.lg, fontWeight: vars.font.weight.semibold });
export const paragraph = style({ margin: 0, lineHeight: vars.lineHeight.text, overflowWrap: 'anywhere' });
export const textLink = style({ color: vars.color.accent.text });
