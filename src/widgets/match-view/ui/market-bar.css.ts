import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const narrow = 'game (max-width: 559.98px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} 6px`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const search = style({
  flex: '0 1 280px',
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
});
/** Scrolls by itself, so that the tools after it stay in sight. */
export const tabStrip = style({
  flex: '1 1 0',
  minInlineSize: 0,
  gap: 6,
  height: 'auto',
  paddingInline: 0,
  borderBlockEnd: 'none',
});
globalStyle(`${tabStrip} > [role=tablist]`, { gap: 6 });
export const tab = style({ selectors: { '&:focus-visible': { outlineOffset: -2 } } });
export const star = style({ selectors: { '[aria-selected=true] > &': { fill: 'currentcolor' } } });
export const count = style({ color: vars.color.text.tertiary });
export const tools = style({ display: 'flex', flex: 'none', gap: 6 });
/** In a narrow page there is one column anyway. */
export const columnsSwitch = style({ '@container': { [narrow]: { display: 'none' } } });
