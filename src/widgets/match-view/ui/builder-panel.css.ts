import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const panel = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.sunken,
  // The parts and their price stay in sight, however far down the next part is found.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  // On a phone the head of the page stays too.
  '@media': {
    [media.narrow]: { insetBlockStart: vars.size.header },
    [`${media.narrow} and ${media.low}`]: { insetBlockStart: 0 },
  },
});
export const quiet = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
/** Many parts scroll by themselves, so that odds stay in sight below. */
export const parts = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'none',
  maxBlockSize: '22dvh',
  overflowY: 'auto',
});
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  paddingInlineStart: vars.space[2],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  fontSize: vars.font.size.sm,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const price = style({ minWidth: 160, flex: '0 1 220px' });
