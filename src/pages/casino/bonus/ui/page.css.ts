import { style } from '@vanilla-extract/css';

import { page as officePage } from '@/shared/ui/office-page';
import { media, vars } from '@/shared/ui/theme';

export {
  body,
  card,
  column,
  columns,
  grow,
  head,
  item,
  line,
  link,
  list,
  name,
  quiet,
  strong,
  title,
} from '@/shared/ui/office-page';

/** On a phone the press that plays lies over the end of the page. */
export const page = style([officePage, { '@media': { [media.phone]: { paddingBlockEnd: 120 } } }]);
export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-current=page]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.text.secondary });
export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface.sunken,
  '@media': { [media.phone]: { padding: vars.space[4] } },
});
export const result = style({
  minHeight: '1.5em',
  margin: 0,
  textAlign: 'center',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
});
export const presses = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
