import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media, vars } from '@/shared/ui/theme';

const usable = (rule: string) => `&:${rule}:not(:disabled, [aria-disabled=true])`;

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'neutral' | 'ghost' | 'link' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';
type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its parent. */
  block?: boolean | undefined;
};

/** Look of a button. Links among buttons use it too. */
export const buttonLook: (look?: ButtonLook) => string = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.semibold,
    whiteSpace: 'nowrap',
    textAlign: 'center',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.duration.fast}`,
    selectors: {
      '&:disabled, &[aria-disabled=true]': {
        background: vars.color.surface.pressed,
        borderColor: 'transparent',
        color: vars.color.text.tertiary,
        cursor: 'not-allowed',
      },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&:disabled, &[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
        selectors: {
          [usable('hover')]: { background: vars.color.accent.solidHover },
          [usable('active')]: { background: vars.color.accent.solidActive },
        },
      },
      secondary: {
        borderColor: vars.color.border.control,
        background: vars.color.surface.base,
        color: vars.color.text.primary,
        selectors: {
          [usable('hover')]: { background: vars.color.surface.hover },
          [usable('active')]: { background: vars.color.surface.pressed },
        },
      },
      soft: {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        selectors: { [usable('hover')]: { background: vars.color.accent.softHover } },
      },
      neutral: {
        background: vars.color.odds.idle,
        color: vars.color.text.primary,
        selectors: { [usable('hover')]: { background: vars.color.surface.pressed } },
      },
      ghost: {
        color: vars.color.text.secondary,
        selectors: {
          [usable('hover')]: { background: vars.color.surface.hover, color: vars.color.text.primary },
          '&:disabled, &[aria-disabled=true]': { background: 'none' },
        },
      },
      link: {
        color: vars.color.accent.text,
        borderRadius: vars.radius.xs,
        selectors: {
          [usable('hover')]: { textDecoration: 'underline' },
          '&:disabled, &[aria-disabled=true]': { background: 'none' },
        },
      },
      danger: {
        background: vars.color.danger.solid,
        color: vars.color.danger.onSolid,
        selectors: { [usable('hover')]: { filter: 'brightness(.92)' } },
      },
    },
    size: {
      sm: { height: vars.size.controlSm, paddingInline: 10, fontSize: vars.font.size.xs },
      md: { height: vars.size.controlMd, paddingInline: 12, fontSize: vars.font.size.sm },
      lg: { height: vars.size.controlLg, paddingInline: 16, fontSize: vars.font.size.md },
      xl: { height: vars.size.targetTouch, paddingInline: 16, fontSize: vars.font.size.md },
    },
    block: { true: { display: 'flex', width: '100%' } },
  },
  compoundVariants: [
    { variants: { variant: 'ghost' }, style: { paddingInline: 8 } },
    { variants: { variant: 'link' }, style: { paddingInline: 0 } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    touchAction: 'manipulation',
    // A visible frame here would cover what is beside the icon.
    '@media': {
      [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&:hover': { borderColor: 'Highlight' } } },
    },
    selectors: {
      [usable('hover')]: { background: vars.color.surface.hover, color: vars.color.text.primary },
      [usable('active')]: { background: vars.color.surface.pressed },
      '&[aria-pressed=true]': { color: vars.color.accent.text },
      '&:disabled, &[aria-disabled=true]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: {
      sm: { width: 28, height: 28 },
      md: { width: 32, height: 32 },
      lg: { width: 40, height: 40 },
      touch: { width: 44, height: 44 },
    },
    outlined: {
      true: {
        borderColor: vars.color.border.hairline,
        '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const counter = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
});
