import type { RaceCard, RaceRunner } from '@contracts/racing';
import { greyhounds } from '@contracts/racing-sports';

import { useFormat } from '@/entities/bet-format';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { Tag } from '@/shared/ui/tag';

import * as css from './race-card.css';
import { RunnerName } from './runner-name';

type Came = RaceRunner & { result: NonNullable<RaceRunner['result']> };
const hasCome = (runner: RaceRunner): runner is Came => runner.result !== undefined;

/** The finishing order, the odds and the payouts. */
export function RaceResult({ card: { race, meeting, runners } }: { card: RaceCard }) {
  const t = useT();
  const { odds } = useFormat();
  const isDogs = meeting.sportId === greyhounds;
  const came = runners.filter(hasCome).sort((a, b) => a.result.place - b.result.place || a.number - b.number);
  const places = race.eachWay?.places ?? 1;
  const tied = [...new Set(came.filter(({ result }) => result.share > 1).map(({ result }) => result.place))];
  return (
    <>
      {tied
        .filter((place) => place <= places)
        .map((place) => (
          <Note key={place} tone="info" icon="info" className={css.note} title={t('race.deadHeat', { place })}>
            {t('race.deadHeatText')}
          </Note>
        ))}
      <table className={css.table} aria-label={t('race.result')}>
        <thead>
          <tr>
            <th className={css.headCell} scope="col">
              {t('race.place')}
            </th>
            <th className={css.headCell} scope="col">
              {t('race.runner')}
            </th>
            <th className={`${css.headCell} ${css.wide}`} scope="col">
              {t('race.lengths')}
            </th>
            <th className={css.headCell} scope="col">
              {t('race.lastOdds')}
            </th>
            <th className={`${css.headCell} ${css.price}`} scope="col">
              {t('race.pays')}
            </th>
          </tr>
        </thead>
        <tbody>
          {came.map((runner) => {
            const { place, share, behind, coef } = runner.result;
            return (
              <tr key={runner.number}>
                <td className={`${css.cell} ${css.slim}`}>
                  <span className={css.number}>
                    <span>{place}</span>
                    {share > 1 && <span>{'='}</span>}
                  </span>
                </td>
                <th className={css.cell} scope="row">
                  <RunnerName runner={runner} isDogs={isDogs} />
                </th>
                <td className={`${css.cell} ${css.wide}`}>{behind > 0 ? behind : ''}</td>
                <td className={css.cell}>
                  <bdi>{odds(coef * 1000)}</bdi>
                </td>
                <td className={`${css.cell} ${css.price}`}>
                  {place === 1 ? (
                    <Tag tone="won">{t('race.paysWin')}</Tag>
                  ) : place <= places && race.eachWay ? (
                    <Tag tone="won">{t('race.paysPlace')}</Tag>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
