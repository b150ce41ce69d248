import { globalStyle, style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';
import { gameRooms } from '@contracts/game-rooms';

import { vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

/** A number of the board: the picture draws it; without the picture it has an edge and its figure. */
export const number = style({
  position: 'absolute',
  padding: 0,
  border: '3px solid transparent',
  borderRadius: vars.radius.card,
  background: 'none',
  color: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:hover:enabled': { borderColor: fixedColours.ivory },
    '&:focus-visible': { borderColor: fixedColours.gold, outline: 'none' },
    '[data-gone=true] &': { borderColor: vars.color.border.control, color: vars.color.text.primary },
    '[data-gone=true] &[aria-pressed=true]': { borderColor: vars.color.accent.solid },
  },
});
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] });
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  selectors: { '[data-gone=true] &': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
/** Its colours are those of its ground and of its waves. */
export const foil = style({
  position: 'absolute',
  border: `0 solid ${fixedColours.white}`,
  borderRadius: vars.radius.card,
  color: gameRooms.scratch.soft,
  cursor: 'crosshair',
  touchAction: 'none',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: vars.space[1],
});
export const place = style({ padding: vars.space[1], fontSize: vars.font.size.xs });
export const pay = style({ fontWeight: vars.font.weight.regular });
export const card = style({
  direction: 'ltr',
  tableLayout: 'fixed',
  width: '100%',
  maxWidth: 340,
  marginInline: 'auto',
  borderCollapse: 'collapse',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${card} :is(td, th)`, { height: 36, border: hairline, fontSize: vars.font.size.sm });
export const pays = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pays} :is(td, th)`, { padding: vars.space[1], borderBlockEnd: hairline, textAlign: 'end' });
globalStyle(`${pays} :is(th, caption)`, { textAlign: 'start', fontWeight: vars.font.weight.semibold });
export const pool = style({
  width: '100%',
  maxWidth: 420,
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pool} :is(td, th)`, { padding: vars.space[1], borderBlockEnd: hairline, textAlign: 'end' });
globalStyle(`${pool} :is(td, th):first-child`, { textAlign: 'start' });
globalStyle(`${pool} caption`, { textAlign: 'start' });
