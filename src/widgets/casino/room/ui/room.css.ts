import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;
const sideWidth = 324;

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The foot lies over the end of the page.
  '@media': { [media.phone]: { paddingBlockEnd: 160 } },
});
/** What a player presses: on a phone it stays at the foot of the first screen, above the tabs of the page. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 'calc(56px + env(safe-area-inset-bottom))',
      zIndex: vars.z.bottomBar,
      gap: vars.space[2],
      padding: `${vars.space[2]} ${vars.space[4]}`,
      borderBlockStart: hairline,
      background: vars.color.surface.raised,
    },
    [`${media.phone} and ${media.low}`]: { position: 'static' },
  },
});
const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: 40,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
});
export const title = style([strip, { background: vars.color.surface.raised }]);
/** What a phone has no room for. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });
export const name = style({
  margin: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const bar = style([strip, { background: vars.color.surface.group }]);
export const fact = style({ display: 'flex', gap: vars.space[2], margin: 0, color: vars.color.text.secondary });
export const strong = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.semibold });
/** Buttons and links at the end of a strip. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
/** On a phone they follow the name on its line: one line of the first screen more belongs to the game. */
export const titleWays = style([ways, { '@media': { [media.phone]: { display: 'contents' } } }]);
export const link = style({
  color: vars.color.accent.text,
  '@media': { [media.touch]: { lineHeight: vars.size.targetTouch } },
});

/** Places of what comes late. */
export const starPlace = style({ display: 'inline-block', width: vars.size.controlSm });
export const stakePlace = style({ minHeight: 120 });

/** The game, beside it what is staked, and under it what was: on a phone one after the other. */
export const columns = style({
  display: 'grid',
  '@media': {
    [media.aboveNarrow]: {
      gridTemplate: `'stage side' auto 'rest side' 1fr / minmax(0, 1fr) ${String(sideWidth)}px`,
      minHeight: 'calc(100dvh - 200px)',
    },
    [media.narrow]: { gridTemplate: `'stage' auto 'side' auto 'rest' auto / minmax(0, 1fr)` },
  },
});
const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
});
export const stage = style([part, { gridArea: 'stage' }]);
export const rest = style([part, { gridArea: 'rest', paddingBlockStart: 0 }]);
export const side = style([
  part,
  {
    gridArea: 'side',
    '@media': {
      [media.aboveNarrow]: { borderInlineStart: hairline, background: vars.color.surface.raised },
      [media.narrow]: { paddingBlockStart: 0 },
    },
  },
]);
