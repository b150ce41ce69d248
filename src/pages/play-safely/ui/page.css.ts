import { style } from '@vanilla-extract/css';

import { actions, body } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

/** Head, cards and lines look as on every other office page. */
export { actions, body, card, head, name, page, quiet, strong, title, top } from '@/shared/ui/office-page';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** Fields no wider than what is typed into them needs. */
export const form = style([body, { maxInlineSize: 640 }]);
/** What waits, right under the values that it changes. */
export const waiting = style({ display: 'grid', gap: vars.space[3], padding: `0 ${vars.space[4]} ${vars.space[4]}` });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
});
export const cell = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', fontSize: vars.font.size.sm });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: vars.space[3],
});
/** A field and the button that saves it. */
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});
export const links = style([actions, { margin: 0 }]);
export const atOnce = style({ flex: '1 1 160px', fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const question = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 'none' });
export const option = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: 32 });
/** Sentences under the title of a note. */
export const below = style({ display: 'block' });
export const wrong = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.danger.text });
