import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media, vars } from '@/shared/ui/theme';

const { color } = vars;

export const note = recipe({
  base: {
    display: 'flex',
    gap: vars.space[2],
    padding: '8px 10px',
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.xs,
    lineHeight: '17px',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      quiet: { background: color.surface.sunken, color: color.text.secondary },
      info: { background: color.accent.soft, color: color.accent.text },
      warning: { background: color.warning.soft, color: color.warning.text },
      danger: { background: color.danger.soft, color: color.danger.text },
      success: { background: color.up.soft, color: color.up.text },
    },
  },
  defaultVariants: { tone: 'quiet' },
});

export const content = style({ flex: 1, minWidth: 0 });
export const icon = style({ marginBlockStart: 1 });
export const title = style({ fontWeight: vars.font.weight.semibold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: vars.space[2] });
