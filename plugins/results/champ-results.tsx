import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { momentText } from '../sdk/wall';
import type { Champ } from './answers';
import { RaceResult } from './race-result';
import css from './results.module.css';

/** Lists the games of one championship: the teams, the score and the time; of a race who came in where. */
export function ChampResults({ champ, games }: Champ) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const timeOf = (seconds: number) => momentText(format, seconds * 1000, { timeStyle: 'short' });

  return (
    <section className={css.champ} aria-label={champ.name}>
      <h2 className={css.name}>{champ.name}</h2>
      <table className={css.games}>
        <thead className={css.hidden}>
          <tr>
            <th scope="col">{t('results.finished')}</th>
            <th scope="col">{t('results.match')}</th>
            <th scope="col">{t('results.score')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ id, opp1, opp2, score, finishedAt, race }) => (
            <tr key={id}>
              <td className={css.time}>
                <time dateTime={new Date(finishedAt * 1000).toISOString()}>{timeOf(finishedAt)}</time>
              </td>
              {race === undefined ? (
                <>
                  <td>
                    <bdi>{opp1.name}</bdi> – <bdi>{opp2.name}</bdi>
                  </td>
                  <td className={css.score}>
                    {score === undefined ? (
                      '–'
                    ) : (
                      // Each number is isolated. As one text, the two scores would swap in a right-to-left page.
                      <>
                        <bdi>{score.full[0]}</bdi>
                        <span>:</span>
                        <bdi>{score.full[1]}</bdi>
                      </>
                    )}
                  </td>
                </>
              ) : (
                <RaceResult name={opp1.name} race={race} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
