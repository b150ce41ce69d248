import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  minWidth: 0,
  background: vars.color.surface.base,
});
export const title = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const heading = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const quiet = style({ color: vars.color.text.secondary, fontSize: vars.font.size.sm });
export const parts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const field = style({ width: 280, maxWidth: '100%' });
export const line = style({ display: 'block', overflowWrap: 'anywhere' });
/** Stays over the list, so that a switch at its end needs no way back. */
export const draftBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  '@media': { [media.narrow]: { insetBlockEnd: 'calc(64px + env(safe-area-inset-bottom))' } },
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const versions = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0, margin: 0, padding: 0, border: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const strip = style({ overflowX: 'auto', minWidth: 0 });
