import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

const tone = (ground: string, ink: string) => ({ background: ground, color: ink });
const { color } = vars;

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 18,
    paddingInline: 6,
    borderRadius: vars.radius.xs,
    fontSize: vars.font.size.xxs,
    fontWeight: vars.font.weight.semibold,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: tone(color.surface.pressed, color.text.secondary),
      accent: tone(color.accent.soft, color.accent.text),
      live: tone(color.live.soft, color.live.text),
      won: tone(color.won.soft, color.won.text),
      lost: tone(color.lost.soft, color.lost.text),
      returned: tone(color.returned.soft, color.returned.text),
      warning: tone(color.warning.soft, color.warning.text),
      danger: tone(color.danger.soft, color.danger.text),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
