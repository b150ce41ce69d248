import { createEffect, createEvent, createStore, type Event, sample } from 'effector';

import type { DisplayName, Look } from '@contracts/looks';
import type { OddsView } from '@contracts/maths/index';
import { deviceZone, type TimeZone } from '@contracts/zones';

import { timeZoneChanged } from '@/shared/i18n';
import { dayMs, writeCookie } from '@/shared/lib/cookie';

import { type FontSize, type Indication, type Kept, readKept, type Theme } from '../lib/read';

export { indications } from '../lib/read';
export type { FontSize, Indication, Theme } from '../lib/read';

export const keptForMs = 365 * dayMs;
/** What a first visit starts with. Spec: shell §9. */
const isGroupedAtFirst = true;

/** Reads the cookies into the scope: at the start, and when other choices have taken the place of these. */
export const preferencesOpened = createEvent();
export const themeChosen = createEvent<Theme>();
export const fontSizeChosen = createEvent<FontSize>();
export const coefViewChosen = createEvent<OddsView>();
export const coefIndicationChosen = createEvent<Indication>();
/** True: 12-hour clock. */
export const timeFormatChosen = createEvent<boolean>();
/** `deviceZone`: no choice any more. */
export const timeZoneChosen = createEvent<TimeZone>();

export const groupByCountryChosen = createEvent<boolean>();
/** True: single letters work as shortcuts. */
export const shortcutsChosen = createEvent<boolean>();
/** Turns one look of the page on or off. */
export const lookSwitched = createEvent<Look>();
/** The browser has kept what a person chose. */
export const choiceKept = createEvent();

const readFx = createEffect((): Kept & { isDarkWanted: boolean } => ({
  ...readKept(),
  isDarkWanted: typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches,
}));
const writeFx = createEffect(({ name, value }: { name: DisplayName; value: string }) => {
  writeCookie(name, value, keptForMs);
});
type Painted = { theme: Theme; font: FontSize; moves: Indication; look: readonly Look[] };
/** Style rules read these attributes. The early script set them before the first paint. From now on the stores decide. */
const paintFx = createEffect(({ look, ...painted }: Painted) => {
  Object.assign(document.documentElement.dataset, painted, { look: look.join('-') });
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

/** How boards and matches mark a moved price. Spec: coupon §3. */
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

/** What differs from the usual look. Spec: coupon §3 "Global preferences". */
export const $look = createStore<readonly Look[]>([])
  .on(readFx.doneData, (_, { look }) => look)
  .on(lookSwitched, (look, name) => (look.includes(name) ? look.filter((other) => other !== name) : [...look, name]));

sample({ clock: preferencesOpened, target: readFx });

const keep = <Value extends string | number | boolean>(chosen: Event<Value>, name: DisplayName) => {
  const kept = chosen.map((value) => ({ name, value: String(typeof value === 'boolean' ? Number(value) : value) }));
  sample({ clock: kept, target: writeFx });
};
keep(themeChosen, 'theme');
keep(fontSizeChosen, 'font_size');
keep(coefViewChosen, 'coef_view');
keep(coefIndicationChosen, 'coef_indication');
keep(timeFormatChosen, 'is12h');
keep(timeZoneChosen, 'time_zone');
keep(groupByCountryChosen, 'group_by_country');
keep(shortcutsChosen, 'shortcuts');
sample({
  clock: lookSwitched,
  source: $look,
  fn: (look) => ({ name: 'look' as const, value: look.join('-') }),
  target: writeFx,
});
sample({ clock: writeFx.done, target: choiceKept });

// A mark of a moved price is in the cell as attributes; a style rule under the painted one decides which ones show.
sample({
  clock: [readFx.done, themeChosen, fontSizeChosen, coefIndicationChosen, lookSwitched],
  source: { theme: $theme, font: $fontSize, moves: $coefIndicationType, look: $look },
  target: paintFx,
});

sample({
  clock: [timeZoneChosen, readFx.doneData.map(({ timeZone }) => timeZone ?? deviceZone)],
  target: timeZoneChanged,
});
