import type { MarketKey } from '../ids.ts';
import type { Pair, Quote, Scorer, Side } from '../match.ts';
import { once } from '../match.ts';
import type { Text } from '../types.ts';
import { courseOf, pitchAfter } from './course.ts';
import { playerName, type Roster } from './players.ts';
import { scorerQuotes } from './scorer-quotes.ts';
import { leftAt } from './side-outlook.ts';
import type { SideOutlook } from './side-quotes.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { goalsOf } from './timeline.ts';

/** What prices of a moment follow from. `line`: null before the match. */
export type Known = { second: number; events: readonly FootballEvent[]; line: Timeline | null; expected: Pair };

/**
 * The players of one match. Line-ups are drawn for the first request, so a match that is never opened costs nothing.
 */
export function createPlaying(roster: () => Roster, timeline: () => Timeline, seed: number) {
  const course = once(() => courseOf(timeline().events, roster(), seed));
  /** The scorers of the first so many goals. */
  const scorersOf = (goals: number): (Scorer | null)[] => course().scorers.slice(0, goals);

  return {
    scorersOf,
    nameOf: (key: MarketKey) => playerName(roster(), key),
    /** The player who scored in an event, or was sent off. */
    playerIn: (event: FootballEvent): Text | undefined => {
      const scorer = course().scorers[goalsOf(timeline().events).indexOf(event)];
      const left = event.kind === 'red' ? course().changes.find((change) => change.event === event) : undefined;
      const player = scorer?.player ?? left?.player;
      return player === undefined ? undefined : (roster().nameOf(player) ?? undefined);
    },
    /** The sides with a substitution at a break, once for each substitute. */
    changesAt: (event: FootballEvent): Side[] =>
      course().changes.flatMap((change): Side[] =>
        change.event === event && change.now === 'deputy' ? [change.side === 0 ? 1 : 2] : [],
      ),
    quotesAt: ({ second, events, line }: Known, { first, second: later }: SideOutlook): Quote[] => {
      const changes = line ? course().changes.filter(({ event }) => event.at <= second) : [];
      return scorerQuotes({
        roster: roster(),
        pitch: pitchAfter(roster(), changes),
        scorers: line ? scorersOf(goalsOf(events).length) : [],
        first: first.rest,
        second: later.rest,
        left: line ? leftAt(line.added, second, 0).all : 1,
      });
    },
  };
}
