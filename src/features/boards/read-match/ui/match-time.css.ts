import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Every list of matches is a container of this name; a narrow one shows cards. */
const card = 'board (max-width: 559.98px)';
const large = 'html[data-font=large] &';

export const time = style({
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.color.text.tertiary,
  '@container': {
    [card]: { gridColumn: '1 / 3', gridRow: 1, display: 'flex', alignItems: 'center', gap: vars.space[1] },
  },
  selectors: { '[data-look*=compact] &': { lineHeight: '14px' }, [large]: { lineHeight: '17px' } },
});

export const timeMain = style({
  display: 'block',
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
  selectors: { '&[data-live]': { color: vars.color.live.text } },
});

export const liveDot = style({
  display: 'none',
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.live.solid,
  '@container': { [card]: { display: 'block' } },
});

/** A long date also uses the gap beside it. */
export const timeRest = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginInlineEnd: -6,
  '@container': { [card]: { marginInlineEnd: 0 } },
});
