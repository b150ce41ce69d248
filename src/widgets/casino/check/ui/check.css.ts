import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

/** The content of the drawer. Its dialog is at the end of the screen, from top to bottom. */
export const drawer = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });
globalStyle(`dialog:has(> div > .${drawer})`, {
  width: 520,
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  marginBlock: 0,
  marginInline: 'auto 0',
  borderRadius: 0,
  '@media': { [media.phone]: { width: '100%' } },
});

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A number in a circle, on a line that leads to the next one. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: 32,
  paddingBlockEnd: vars.space[4],
  counterIncrement: 'check',
  selectors: {
    '&::before': {
      content: 'counter(check)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      display: 'grid',
      placeItems: 'center',
      width: 20,
      height: 20,
      borderRadius: vars.radius.full,
      background: vars.color.surface.sunken,
      fontSize: vars.font.size.xs,
      fontWeight: vars.font.weight.semibold,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 9,
      insetBlock: '24px 4px',
      width: 2,
      background: vars.color.border.hairline,
    },
  },
});
export const name = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
/** Seeds read from left to right in every language, and break anywhere. */
export const seed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
});
export const digits = style({
  flex: 1,
  minWidth: 0,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.font.size.xs,
  lineHeight: 1.5,
});
export const sum = style({ margin: 0, border: hairline, borderRadius: vars.radius.control });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minHeight: 30,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.font.weight.semibold });
