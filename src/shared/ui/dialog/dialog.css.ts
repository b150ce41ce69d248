import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media, vars } from '@/shared/ui/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const dialog = recipe({
  base: {
    flexDirection: 'column',
    width: 'calc(100% - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    margin: 'auto',
    padding: 0,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: vars.shadow.floating,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': { display: 'flex', animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.out}` },
      '&::backdrop': { background: vars.color.surface.scrim },
      '&:focus-visible': { outline: 'none' },
    },
  },
  variants: {
    size: { sm: { maxWidth: 360 }, md: { maxWidth: 424 }, lg: { maxWidth: 640 }, xl: { maxWidth: 960 } },
    /** `sheet`: slides from the bottom edge on a phone. */
    placement: {
      center: {},
      top: { marginBlockStart: 72 },
      sheet: {
        '@media': {
          [media.narrow]: {
            // Leaves out the page's scrollbar, which a narrow desktop window has.
            width: '100%',
            maxWidth: 'none',
            marginBlockEnd: 0,
            borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
          },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'center' },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: 52,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});

export const body = style({ flex: 1, minHeight: 0, padding: 20, overflowY: 'auto' });
export const bare = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  flex: 'none',
  padding: '12px 20px',
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

/** The fields of a dialog, one under the other, and the texts next to them. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const text = style({ margin: 0, color: vars.color.text.secondary });
