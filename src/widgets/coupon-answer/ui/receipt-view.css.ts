import { style } from '@vanilla-extract/css';

import { value } from '@/shared/ui/panel';
import { number as figure, vars } from '@/shared/ui/theme';

export const card = style({
  margin: vars.space[3],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  outline: 'none',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 10, padding: vars.space[3] });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.won.soft,
  color: vars.color.won.text,
  selectors: {
    '&[data-state=pending]': { background: vars.color.warning.soft, color: vars.color.warning.text },
    '&[data-state=refused]': { background: vars.color.surface.sunken, color: vars.color.text.secondary },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const number = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const bet = style({ padding: `0 ${vars.space[3]} ${vars.space[1]}` });
export const type = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const sums = style({
  display: 'grid',
  gap: 4,
  padding: `10px ${vars.space[3]}`,
  borderBlockStart: `1px dashed ${vars.color.border.hairline}`,
});
export const part = style({ padding: `0 ${vars.space[3]} 10px` });
export const odds = style([value, figure, { display: 'flex', alignItems: 'center', gap: 2 }]);
export const up = style({ color: vars.color.up.text });
export const down = style({ color: vars.color.down.text });
export const refused = style({ display: 'grid', gap: 8, margin: `0 ${vars.space[3]} ${vars.space[3]}` });
