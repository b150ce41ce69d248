import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({ position: 'relative', marginBlockStart: vars.space[1] });
export const list = style({ position: 'relative', height: 18 });
export const mark = style({
  position: 'absolute',
  insetBlockEnd: 2,
  transform: 'translateX(-50%)',
  color: vars.color.text.primary,
  selectors: { '[dir=rtl] &': { transform: 'translateX(50%)' } },
});
export const card = style({
  display: 'block',
  width: 8,
  height: 11,
  borderRadius: 1.5,
  background: vars.color.warning.solid,
  forcedColorAdjust: 'none',
  selectors: { '&[data-kind=red]': { background: vars.color.down.solid } },
});
export const track = style({
  position: 'relative',
  height: 4,
  borderRadius: 2,
  background: vars.color.surface.pressed,
  overflow: 'hidden',
});
export const done = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.live.solid,
  forcedColorAdjust: 'none',
});
export const half = style({
  position: 'absolute',
  insetBlock: 0,
  width: 2,
  insetInlineStart: 'calc(50% - 1px)',
  background: vars.color.surface.base,
});
