import type { RaceCard, RaceRunner } from '@contracts/racing';
import { greyhounds } from '@contracts/racing-sports';

import { type MarketInfo, type MatchInfo, useMatchMarkets } from '@/entities/match';
import { OutcomeButton } from '@/features/betting/pick-outcome';
import { MarketRules } from '@/features/markets/explain-rules';
import { useT } from '@/shared/i18n';

import * as css from './race-card.css';
import { RunnerName } from './runner-name';

/** The runners, with the odds to win. A runner that is withdrawn keeps its row. */
export function Runners({ match, card: { runners } }: { match: MatchInfo; card: RaceCard }) {
  const t = useT();
  const markets = new Map(useMatchMarkets(match.id).map((market) => [market.id, market]));
  const first = markets.values().next().value;
  const isDogs = match.sportId === greyhounds;
  return (
    <>
      <table className={css.table} aria-label={t('race.card')}>
        <thead>
          <tr>
            <th className={css.headCell} scope="col">
              {t('race.number')}
            </th>
            <th className={css.headCell} scope="col">
              {t('race.runner')}
            </th>
            <th className={`${css.headCell} ${css.wide}`} scope="col">
              {t(isDogs ? 'race.trainer' : 'race.people')}
            </th>
            <th className={`${css.headCell} ${css.wide}`} scope="col">
              {t('race.rating')}
            </th>
            <th className={`${css.headCell} ${css.price}`} scope="col">
              {t('race.win')}
            </th>
          </tr>
        </thead>
        <tbody>
          {runners.map((runner) => (
            <Row
              key={runner.number}
              match={match}
              runner={runner}
              market={markets.get(runner.marketId)}
              isDogs={isDogs}
            />
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        <span>{t(isDogs ? 'race.legendDogs' : 'race.legend')}</span>
        {first && <MarketRules title={first.groupName} marketId={first.id} outcome={first.name} />}
      </div>
    </>
  );
}

type RowProps = { match: MatchInfo; runner: RaceRunner; market: MarketInfo | undefined; isDogs: boolean };

function Row({ match, runner, market, isDogs }: RowProps) {
  const t = useT();
  const { number, draw, jockey, trainer, rating, out } = runner;
  return (
    <tr className={out ? css.out : undefined}>
      <td className={`${css.cell} ${css.slim}`}>
        <span className={css.number}>{number}</span>
        {!isDogs && <span className={css.quiet}> ({draw})</span>}
      </td>
      <th className={css.cell} scope="row">
        <RunnerName runner={runner} isDogs={isDogs} />
      </th>
      <td className={`${css.cell} ${css.wide}`}>
        {jockey !== undefined && (
          <div>
            <bdi>{jockey}</bdi>
          </div>
        )}
        <div className={css.quiet}>
          <bdi>{trainer}</bdi>
        </div>
      </td>
      <td className={`${css.cell} ${css.wide}`}>{rating}</td>
      <td className={`${css.cell} ${css.price}`}>
        {out && out.percent > 0 ? (
          t('race.rule4', { percent: out.percent })
        ) : market && !out ? (
          <OutcomeButton match={match} market={market} label="" />
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
    </tr>
  );
}
