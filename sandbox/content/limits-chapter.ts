import { currencies } from '../../contracts/currencies.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { formatCoded } from '../../contracts/money-text.ts';
import { couponLimits, type LimitFacts } from '../coupon/index.ts';
import { say } from '../texts/text.ts';
import type { RulesChapter, RulesPart } from './rules.ts';

const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' }).format(share);

function boundsPart({ iso, limits: { player, everybody }, virtualShare }: LimitFacts, language: string): RulesPart {
  const money = (minor: Minor) => formatCoded(minor, iso, language);
  const { max, maxWin, maxPayout } = couponLimits(iso);
  const rows = [
    { name: 'limit_policy.one', stake: max, win: maxWin },
    { name: 'limit_policy.player_outcome', ...player.outcome },
    { name: 'limit_policy.player_match', ...player.match },
    { name: 'limit_policy.all_outcome', ...everybody.outcome },
    { name: 'limit_policy.all_match', ...everybody.match },
  ] as const;
  return {
    title: say(language, 'limit_policy.lowest_name'),
    paragraphs: [
      say(language, 'limit_policy.lowest'),
      say(language, 'limit_policy.virtual', { share: percent(virtualShare, language) }),
      say(language, 'limit_policy.least'),
      say(language, 'limit_policy.returns', { sum: money(maxPayout) }),
    ],
    table: {
      head: [
        say(language, 'limit_policy.limit'),
        say(language, 'limit_policy.stake'),
        say(language, 'limit_policy.win'),
      ],
      rows: rows.map(({ name, stake, win }) => [say(language, name), money(stake), money(win)]),
    },
  };
}

function currencyPart(language: string): RulesPart {
  return {
    title: say(language, 'limit_policy.currency_name'),
    table: {
      head: (['currency', 'min', 'max', 'max_win', 'max_returns'] as const).map((key) =>
        say(language, `limit_policy.${key}`),
      ),
      rows: currencies.map(({ iso }) => {
        const { min, max, maxWin, maxPayout } = couponLimits(iso);
        return [iso, ...[min, max, maxWin, maxPayout].map((minor) => formatCoded(minor, iso, language))];
      }),
    },
  };
}

/** What limits a stake, by the figures that limit it. Row CPN-95. */
export function limitsChapter(facts: LimitFacts, language: string): RulesChapter {
  const { traderFactor } = facts;
  return {
    title: say(language, 'limit_policy.title'),
    description: say(language, 'limit_policy.description'),
    parts: [
      boundsPart(facts, language),
      {
        title: say(language, 'limit_policy.who_name'),
        paragraphs: [
          say(language, 'limit_policy.same'),
          say(language, 'limit_policy.falls'),
          say(language, 'limit_policy.own'),
          ...(traderFactor === null ? [] : [say(language, 'limit_policy.trader', { factor: String(traderFactor) })]),
        ],
      },
      currencyPart(language),
    ],
  };
}
