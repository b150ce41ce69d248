import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const window = style({
  position: 'fixed',
  zIndex: vars.z.floatingMedia,
  inlineSize: 300,
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  '@media': {
    // On a phone the button to the top is before it.
    [media.narrow]: { marginBlockEnd: 72, maxInlineSize: 'calc(100vw - 80px)' },
    print: { display: 'none' },
  },
});
export const handle = style({
  display: 'flex',
  justifyContent: 'space-between',
  background: vars.color.surface.group,
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});
export const grip = style([control, { flex: 1, cursor: 'move', touchAction: 'none' }]);
/** Several of them scroll inside the window. */
export const players = style({ maxBlockSize: 'min(560px, 70vh)', overflowY: 'auto', scrollbarWidth: 'thin' });

export const player = style({ background: vars.color.surface.raised, color: vars.color.text.primary });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  paddingInlineStart: vars.space[2],
  fontSize: vars.font.size.xs,
});
export const minute = style({ color: vars.color.live.text, fontWeight: vars.font.weight.semibold });
export const names = style({ flex: 1, minInlineSize: 0 });
export const score = style({ fontWeight: vars.font.weight.bold });
export const gone = style({ padding: vars.space[3], fontSize: vars.font.size.xs });
