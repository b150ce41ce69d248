import { createEffect, createEvent, createStore, sample } from 'effector';

import type { OddsView } from '@contracts/maths/index';

import { timeZoneChanged } from '@/shared/i18n';
import { dayMs, writeCookie } from '@/shared/lib/cookie';

import { type FontSize, type Indication, type Kept, readKept, type Theme } from '../lib/read';

export { indications } from '../lib/read';
export type { FontSize, Indication, Theme } from '../lib/read';

const keptForMs = 365 * dayMs;
/** What a first visit starts with. Spec: shell §9. */
const isGroupedAtFirst = true;

/** Reads the cookies into the scope, once at the start. */
export const preferencesOpened = createEvent();
export const themeChosen = createEvent<Theme>();
export const fontSizeChosen = createEvent<FontSize>();
export const coefViewChosen = createEvent<OddsView>();
export const coefIndicationChosen = createEvent<Indication>();
/** True: 12-hour clock. */
export const timeFormatChosen = createEvent<boolean>();
/** Hours east of UTC. */
export const timeZoneChosen = createEvent<number>();

export const groupByCountryChosen = createEvent<boolean>();
/** True: single letters work as shortcuts. */
export const shortcutsChosen = createEvent<boolean>();

const readFx = createEffect((): Kept & { isDarkWanted: boolean } => ({
  ...readKept(),
  isDarkWanted: typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches,
}));
const writeFx = createEffect(({ name, value }: { name: string; value: string }) => {
  writeCookie(name, value, keptForMs);
});
/** The early script did the same before the first paint. From now on this store decides. */
const paintFx = createEffect(({ theme, fontSize }: { theme: Theme; fontSize: FontSize }) => {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  if (fontSize === 'medium') delete dataset['font'];
  else dataset['font'] = fontSize;
});

/** The player's choice, otherwise the system's. */
export const $theme = createStore<Theme>('light')
  .on(readFx.doneData, (_, { theme, isDarkWanted }) => theme ?? (isDarkWanted ? 'dark' : 'light'))
  .on(themeChosen, (_, theme) => theme);
export const $fontSize = createStore<FontSize>('medium')
  .on(readFx.doneData, (_, { fontSize }) => fontSize ?? 'medium')
  .on(fontSizeChosen, (_, size) => size);
/** Display format of odds. Spec: coupon §5. */
export const $coefViewId = createStore<OddsView>(0)
  .on(readFx.doneData, (_, { coefViewId }) => coefViewId ?? 0)
  .on(coefViewChosen, (_, view) => view);

/** How boards and games mark a moved price. Spec: coupon §3. */
export const $coefIndicationType = createStore<Indication>('both')
  .on(readFx.doneData, (_, { coefIndicationType }) => coefIndicationType ?? 'both')
  .on(coefIndicationChosen, (_, indication) => indication);

/** 12-hour clock by the player's choice. Null: the country decides. */
export const $kept12h = createStore<boolean | null>(null)
  .on(readFx.doneData, (_, { is12h }) => is12h)
  .on(timeFormatChosen, (_, is12h) => is12h);

/** True: boards and the menu keep the competitions of one country together. Spec: shell §9, coupon §5. */
export const $isGroupedByCountry = createStore<boolean>(isGroupedAtFirst)
  .on(readFx.doneData, (_, { isGroupedByCountry }) => isGroupedByCountry ?? isGroupedAtFirst)
  .on(groupByCountryChosen, (_, isGrouped) => isGrouped);

/** True: single letters work as shortcuts. People who dictate may type them by accident. WCAG 2.1.4. */
export const $hasShortcuts = createStore<boolean>(true)
  .on(readFx.doneData, (_, { hasShortcuts }) => hasShortcuts ?? true)
  .on(shortcutsChosen, (_, has) => has);

sample({ clock: preferencesOpened, target: readFx });

sample({ clock: themeChosen, fn: (value) => ({ name: 'theme', value }), target: writeFx });
sample({ clock: fontSizeChosen, fn: (value) => ({ name: 'font_size', value }), target: writeFx });
sample({ clock: coefViewChosen, fn: (view) => ({ name: 'coef_view', value: String(view) }), target: writeFx });
sample({ clock: coefIndicationChosen, fn: (value) => ({ name: 'coef_indication', value }), target: writeFx });
sample({ clock: timeFormatChosen, fn: (is12h) => ({ name: 'is12h', value: is12h ? '1' : '0' }), target: writeFx });
sample({ clock: timeZoneChosen, fn: (hours) => ({ name: 'time_zone', value: String(hours) }), target: writeFx });
sample({
  clock: groupByCountryChosen,
  fn: (isGrouped) => ({ name: 'group_by_country', value: isGrouped ? '1' : '0' }),
  target: writeFx,
});

sample({ clock: shortcutsChosen, fn: (has) => ({ name: 'shortcuts', value: has ? '1' : '0' }), target: writeFx });

/** The cells carry all marks as attributes. A style rule under this attribute decides which ones show. */
const markMovesFx = createEffect((indication: Indication) => {
  document.documentElement.dataset['moves'] = indication;
});
sample({ clock: $coefIndicationType, target: markMovesFx });

sample({ clock: [themeChosen, fontSizeChosen], source: { theme: $theme, fontSize: $fontSize }, target: paintFx });

sample({ clock: timeZoneChosen, target: timeZoneChanged });
sample({
  clock: readFx.doneData,
  filter: ({ timeZone }) => timeZone !== null,
  fn: ({ timeZone }) => timeZone ?? 0,
  target: timeZoneChanged,
});
