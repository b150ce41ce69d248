import { outcomeTypes as O } from '../../contracts/markets.ts';
import type { Lineup, Player } from '../../contracts/statistics.ts';
import { joinTexts, text } from '../../sandbox/texts/text.ts';
import type { MarketKey } from '../ids.ts';
import type { Side } from '../match.ts';
import { nameText } from '../names/name-text.ts';
import type { Text } from '../types.ts';
import { isOfScorers } from './scorers.ts';

/** A place in a side: its share of the goals, the player who begins in it, and whether a substitute may take it. */
type Slot = { weight: number; starter: number; deputy: number | null };
type Slots = readonly Slot[];

/** The players of a match who can score. A number of theirs is side × 100 + their place, forwards first. */
export type Roster = { slots: readonly [Slots, Slots]; nameOf: (player: number) => Text | null };

type Role = Player['position'];
/** The first player in a line of the team is its best shot. Keepers do not score. */
const weights: readonly (readonly [Role, readonly number[]])[] = [
  ['forward', [2.4, 1.9, 1.6]],
  ['midfielder', [1.2, 1, 0.8, 0.7, 0.6]],
  ['defender', [0.5, 0.4, 0.35, 0.3, 0.3]],
];
/** How many of each line may be changed. */
const changed: Partial<Record<Role, number>> = { forward: 2, midfielder: 2, defender: 1 };

/** Numbers of substitutes begin after the largest number of starters. */
const mostStarters = 10;

const ofRole = (players: readonly Player[], role: Role) => players.filter(({ position }) => position === role);

/** The possible scorers, in the order of their places: starters, then substitutes. */
function sideOf(side: Side, { start, bench }: Lineup): { slots: Slot[]; players: (readonly [number, string])[] } {
  const numberOf = (place: number) => side * 100 + place;
  const players: (readonly [number, string])[] = [];
  const slots: Slot[] = [];
  let deputies = 0;
  for (const [role, shares] of weights) {
    const reserve = ofRole(bench, role).slice(0, changed[role] ?? 0);
    for (const [place, { name }] of ofRole(start, role).entries()) {
      const starter = numberOf(slots.length + 1);
      players.push([starter, name]);
      const spare = reserve[place];
      const deputy = spare ? numberOf(mostStarters + (deputies += 1)) : null;
      if (spare && deputy !== null) players.push([deputy, spare.name]);
      slots.push({ weight: shares[place] ?? 0, starter, deputy });
    }
  }
  return { slots, players };
}

/** Both sides choose from one list of names: a shared name is shown with the team. */
export function rosterOf(lineups: readonly [Lineup, Lineup], teams: readonly [Text, Text]): Roster {
  const [home, away] = [sideOf(1, lineups[0]), sideOf(2, lineups[1])];
  const all = [...home.players, ...away.players];
  const names = new Map(
    all.map(([player, name]) => {
      const isShared = all.some(([other, same]) => other !== player && same === name);
      const team = teams[player < 200 ? 0 : 1];
      return [player, isShared ? joinTexts((own, side) => `${own} (${side})`, nameText(name), team) : nameText(name)];
    }),
  );
  return { slots: [home.slots, away.slots], nameOf: (player) => names.get(player) ?? null };
}

const substitute = text('outcomes.a_substitute');

/** The name of an outcome on a player; null: it is on none. */
export function playerName({ nameOf }: Roster, { groupId, typeId, param }: MarketKey): Text | null {
  if (!isOfScorers(groupId) || typeId !== O.entrant) return null;
  return param === null ? substitute : nameOf(param);
}

/** The shares of a side's goals of its places, for the filled places. */
export function sharesOf(slots: Slots, isFilled: (slot: number) => boolean): number[] {
  const all = slots.reduce((sum, { weight }, slot) => (isFilled(slot) ? sum + weight : sum), 0);
  return slots.map(({ weight }, slot) => (isFilled(slot) && all > 0 ? weight / all : 0));
}
