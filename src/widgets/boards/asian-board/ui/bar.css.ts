import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: `${vars.space[2]} ${vars.space[3]} 0`,
  // One line that scrolls sideways: the matches matter more.
  '@media': {
    [media.phone]: { position: 'relative', flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
} as const;
export const bar = style({ paddingBlockEnd: vars.space[2] });
export const line = style(row);
globalStyle(`${line} > *`, { flex: 'none' });
export const tabs = style({
  display: 'flex',
  flex: 'none',
  gap: 2,
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.odds.idle,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: 28,
  paddingInline: 10,
  borderRadius: 4,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.semibold,
      boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
    },
    '&:hover': { color: vars.color.text.primary },
  },
  '@media': {
    [media.touch]: { height: 40 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});
export const dot = style({
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.live.solid,
});
export const odds = style({ flex: 'none', width: 156 });
export const leagues = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: 320,
  width: 280,
  maxWidth: 'calc(100vw - 32px)',
  overflowY: 'auto',
});
