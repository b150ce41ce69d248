import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const [a, b] = [createVar(), createVar()];
const { color } = vars;

const ground = (background: string, ink: string, first: string, second: string) => ({
  background,
  color: ink,
  vars: { [a]: first, [b]: second },
});
/** The ground and the ink of a cover belong together in every theme. */
export const grounds = styleVariants({
  accent: ground(color.accent.solid, color.accent.onSolid, color.accent.onSolidMuted, color.accent.border),
  accentSoft: ground(color.accent.soft, color.accent.text, color.accent.solid, color.accent.border),
  accentLight: ground(color.accent.soft, color.accent.text, color.accent.solid, color.surface.base),
  won: ground(color.won.soft, color.won.text, color.won.solid, color.won.text),
  wonDark: ground(color.won.soft, color.won.text, color.won.solid, color.text.primary),
  inverse: ground(color.surface.inverse, color.text.inverse, color.text.tertiary, color.accent.border),
  inverseRed: ground(color.surface.inverse, color.text.inverse, color.text.tertiary, color.danger.solid),
  danger: ground(color.danger.solid, color.danger.onSolid, color.danger.onSolid, color.surface.inverse),
  dangerSoft: ground(color.danger.soft, color.danger.text, color.danger.solid, color.text.primary),
  dangerLight: ground(color.danger.soft, color.danger.text, color.danger.solid, color.surface.base),
  live: ground(color.live.soft, color.live.text, color.live.solid, color.text.primary),
  warning: ground(color.warning.soft, color.warning.text, color.warning.solid, color.warning.text),
  warningDark: ground(color.warning.soft, color.warning.text, color.warning.solid, color.text.primary),
});
export const cover = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.card,
});
/** Of a game whose cover is not ours to draw. */
export const foreign = style({ background: color.surface.inverse, color: color.text.inverse });
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const name = style({
  position: 'absolute',
  insetInline: vars.space[3],
  insetBlockEnd: vars.space[3],
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.lineHeight.tight,
});
export const first = style({ fill: a });
export const second = style({ fill: b });
export const firstLine = style({ fill: 'none', stroke: a });
export const secondLine = style({ fill: 'none', stroke: b });
