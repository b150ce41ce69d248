import { globalStyle } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

import { oddsCell, oddsLabel, oddsPrice } from './odds-cell.css';

// Each state draws next to the price with pseudo-elements, so a change does not touch the children.
const markGap = 3;
// The player chooses the marks of movement. The rule adds no weight, so the rules after it still win.
const arrowed = ':where(html:not([data-moves=colour], [data-moves=none]))';

const suspended = `${oddsCell}[data-state=suspended]`;
// The class is written twice to raise the specificity: its padlock must win over the marks of movement and of the
// coupon.
const lost = `[data-feed=lost] ${oddsCell}${oddsCell}:not([data-state])`;
const none = `${oddsCell}[data-state=none]`;
globalStyle(`${suspended} > ${oddsPrice}, ${none} > ${oddsLabel}, ${none} > ${oddsPrice}`, { display: 'none' });
// Hidden, but still the end of the button's name.
globalStyle(`${lost} > ${oddsPrice}`, { position: 'absolute', opacity: 0 });
globalStyle(`${oddsCell}[data-state=settled] > ${oddsPrice}`, { fontWeight: vars.font.weight.regular });
globalStyle(`${oddsCell}[data-state=none]::after`, { content: "'–'" });

// Movement: a triangle in the corner to which the price moves, outside the text.
const arrow = `${arrowed} ${oddsCell}[data-move]:not([data-state])::after`;
globalStyle(arrow, {
  content: "''",
  position: 'absolute',
  insetInlineEnd: markGap - 1,
  width: 7,
  height: 5,
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});
globalStyle(`${oddsCell}[data-move=up]:not([data-state])::after`, {
  insetBlockStart: markGap - 1,
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
});
globalStyle(`${oddsCell}[data-move=down]:not([data-state])::after`, {
  insetBlockEnd: markGap - 1,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
});

// In the coupon but not counted: an amber dot, where a rise would have its mark.
globalStyle(`${oddsCell}[aria-pressed=true][data-blocked]:not([data-state])::before`, {
  content: "''",
  position: 'absolute',
  insetBlockStart: markGap,
  insetInlineEnd: markGap,
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.odds.blockedMark,
  boxShadow: `0 0 0 1.5px ${vars.color.accent.solid}`,
});

// Suspended: a padlock of two boxes, so that no image has to load. The label keeps clear of it. First the shackle, then
// the body.
globalStyle(`${suspended} > ${oddsLabel}, ${lost} > ${oddsLabel}`, { paddingInlineEnd: 16 });
globalStyle(`${suspended}::before, ${lost}::before`, {
  content: "''",
  position: 'absolute',
  insetInlineEnd: 9,
  insetBlockStart: 'calc(50% - 6px)',
  width: 6,
  height: 7,
  border: '1.25px solid currentcolor',
  borderBlockEnd: 0,
  borderRadius: '3px 3px 0 0',
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${suspended}::after, ${lost}::after`, {
  content: "''",
  position: 'absolute',
  insetInlineEnd: 7,
  insetBlock: 'calc(50% - 1px) auto',
  width: 10,
  height: 7,
  border: '1.25px solid currentcolor',
  borderRadius: 2,
  background: 'inherit',
  clipPath: 'none',
});

// Won: a check in the corner. Borders draw its strokes, so it keeps its form in a right-to-left page.
globalStyle(`${oddsCell}[data-state=won]::after`, {
  content: "''",
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 3,
  width: 4,
  height: 7,
  border: 'solid currentcolor',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
});
