import { betStatuses as S } from '../../contracts/coupon.ts';
import type { MarketRules } from '../../contracts/market-rules.ts';
import { type MarketGroupId, marketGroups as G, sportIds } from '../../contracts/markets.ts';
import { isRacing } from '../../contracts/racing-sports.ts';
import { isOfCards, isOfCorners, isOfPeriod, isOfRegularTime, type MarketKey, twice } from '../../simulator/index.ts';
import type { TextKey } from '../texts/keys.ts';
import { say } from '../texts/text.ts';
import { examplesOf } from './examples.ts';
import { type Rule, ruleOf } from './rules.ts';

/** Sports in which a level match goes on. */
const withOvertime: ReadonlySet<number> = new Set([
  ...[sportIds.basketball, sportIds.iceHockey, sportIds.baseball, sportIds.americanFootball],
]);
/** Sports whose bets end with the clock. */
const byTheClock: ReadonlySet<number> = new Set([sportIds.football, sportIds.handball]);

export type TimeCounted = 'part' | 'regular' | 'whole';

/** What time a bet is about; null where nobody could mean another. */
export function timeOf({ groupId }: Pick<MarketKey, 'groupId'>, sportId: number): TimeCounted | null {
  if (isOfPeriod(groupId)) return 'part';
  if (byTheClock.has(sportId)) return 'regular';
  if (!withOvertime.has(sportId)) return null;
  return isOfRegularTime(groupId) || groupId === G.nextGoal ? 'regular' : 'whole';
}

/** About one of the competition, not of a match: none is abandoned. */
const ofCompetition: ReadonlySet<Rule> = new Set(['outright', 'top_four']);
const ofGoals: ReadonlySet<Rule> = new Set([
  ...(['result', 'double_chance', 'draw_no_bet', 'total', 'side_total', 'handicap', 'both_score', 'score'] as const),
  ...(['next_goal', 'last_goal', 'first_goal_time', 'goal_in_interval', 'win_to_nil', 'clean_sheet'] as const),
]);

const isQuarter = ({ param }: MarketKey) => param !== null && (param * 4) % 2 !== 0;

type Fact = 'time' | 'abandoned' | 'own_goals' | 'cards' | 'quarter';

function factsOf(key: MarketKey, rule: Rule, sportId: number): { fact: Fact; key: TextKey }[] {
  const time = timeOf(key, sportId);
  const isOfGoals = sportId === sportIds.football && !isOfCorners(key.groupId) && !isOfCards(key.groupId);
  return [
    ...(isQuarter(key) && ['total', 'side_total', 'handicap'].includes(rule)
      ? [{ fact: 'quarter', key: 'market_rules.quarter' } as const]
      : []),
    ...(time && !ofCompetition.has(rule) ? [{ fact: 'time', key: `market_rules.time_${time}` } as const] : []),
    ...(isOfGoals && ofGoals.has(rule) ? [{ fact: 'own_goals', key: 'market_rules.own_goals' } as const] : []),
    ...(isOfCards(key.groupId) ? [{ fact: 'cards', key: 'market_rules.cards' } as const] : []),
    ...(ofCompetition.has(rule) ? [] : [{ fact: 'abandoned', key: 'market_rules.abandoned' } as const]),
  ];
}

const comes = {
  [S.win]: 'market_rules.comes_win',
  [S.halfWinHalfReturn]: 'market_rules.comes_half_win',
  [S.return]: 'market_rules.comes_return',
  [S.halfLoseHalfReturn]: 'market_rules.comes_half_lose',
  [S.lose]: 'market_rules.comes_lose',
} as const satisfies Record<number, TextKey>;

export const sentenceOf = ({ groupId, period }: Pick<MarketKey, 'groupId' | 'period'>): TextKey =>
  groupId === G.anytimeScorer && period === twice
    ? 'market_rules.scorer_twice'
    : `market_rules.${ruleOf[groupId as MarketGroupId]}`;

/** Of a race: no score decides it. */
const ofRace = (lng: string): MarketRules => ({
  rule: say(lng, 'market_rules.runner'),
  examples: [],
  facts: [
    { name: say(lng, 'market_rules.dead_heat_name'), text: say(lng, 'market_rules.dead_heat') },
    { name: say(lng, 'market_rules.non_runner_name'), text: say(lng, 'market_rules.non_runner') },
  ],
});

/** How one outcome of a sport is settled, for a reader of that language. */
export function marketRules(key: MarketKey, sportId: number, lng: string): MarketRules {
  if (isRacing(sportId)) return ofRace(lng);
  return {
    rule: say(lng, sentenceOf(key)),
    examples: examplesOf(key).map(({ score: [home, away], result }) => ({
      score: `${home} : ${away}`,
      result: say(lng, comes[result as keyof typeof comes]),
      isPaid: result === S.win || result === S.halfWinHalfReturn,
    })),
    facts: factsOf(key, ruleOf[key.groupId as MarketGroupId], sportId).map((each) => ({
      name: say(lng, `market_rules.${each.fact}_name`),
      text: say(lng, each.key),
    })),
  };
}
