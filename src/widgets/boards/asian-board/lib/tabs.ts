import type { Zone } from '@contracts/feed';
import { isRacing } from '@contracts/racing-sports';
import { dayMs } from '@contracts/zones';

import type { BoardChamp, MatchInfo } from '@/entities/match';

/** Each is also a text key: `asian.tab.<value>`. Live matches have a zone of their own. */
export const lineTabs = ['today', 'early', 'outright', 'parlay'] as const;
export type LineTab = (typeof lineTabs)[number];
export type AsianTab = 'live' | LineTab;

/** The days of the strip, counted from today. */
const stripDays = 7;

/** Days of the strip that a tab offers. */
export function daysOf(tab: AsianTab, today: number): readonly number[] {
  const from = tab === 'early' ? today + 1 : today;
  return tab === 'early' || tab === 'parlay' ? Array.from({ length: stripDays }, (_, index) => from + index) : [];
}

/** The day that a tab shows, null where it shows them all. A day that has gone by counts as the first. */
export function dayShown(tab: AsianTab, chosen: number | null, today: number): number | null {
  if (tab === 'today') return today;
  const days = daysOf(tab, today);
  return days.find((day) => day === chosen) ?? days[0] ?? null;
}

/**
 * The topics that hold the matches of a tab. A day of the player touches two of the days by which the feed has its lists.
 * `span`: when the shown day begins, and the next one.
 */
export function topicsOf(zone: Zone, sportId: number, tab: AsianTab, span: [number, number] | null): readonly string[] {
  if (zone === 'live') return [`asian:live:${String(sportId)}`];
  if (tab === 'outright' || span === null) return [`list:line:${String(sportId)}`];
  const days = [...new Set([span[0], span[1] - 1].map((at) => Math.floor(at / dayMs)))];
  return days.map((day) => `asian:line:${String(sportId)}:${String(day)}`);
}

/** Which matches a tab shows. `dayOf`: the day of a moment (epoch ms) where the player is. */
export function isInTab(
  { outcomesCount, startAt, sportId }: Pick<MatchInfo, 'outcomesCount' | 'startAt' | 'sportId'>,
  tab: AsianTab,
  { day, dayOf }: { day: number | null; dayOf: (at: number) => number },
): boolean {
  // A race has many outcomes, but a day of its own too.
  const isLongTerm = outcomesCount !== undefined && !isRacing(sportId);
  if (tab === 'outright') return isLongTerm;
  return !isLongTerm && (day === null || dayOf(startAt * 1000) === day);
}

/** The chosen competitions of a list; all of them when none of those that it has is chosen. */
export function ofLeagues(champs: readonly BoardChamp[], chosen: ReadonlySet<number>): readonly BoardChamp[] {
  const found = champs.filter(({ champ }) => chosen.has(champ.id));
  return found.length === 0 ? champs : found;
}
