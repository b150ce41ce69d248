import { useUnit } from 'effector-react';

import type { OwnTournament } from '@contracts/tournaments';

import { $locale, useT } from '@/shared/i18n';

import { dollars } from '../lib/prizes';
import * as css from './page.css';

/** The table as it stands, by the feed, with what each place pays. */
export function TableCard({ own: { tournament, player: you } }: { own: OwnTournament }) {
  const t = useT();
  const locale = useUnit($locale);
  const { places } = tournament;
  const best = places[0]?.score ?? 0;
  const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return (
    <section className={css.card} aria-label={t('tournaments.table')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tournaments.table')}</h2>
      </header>
      {places.length === 0 && <p className={css.empty}>{t('tournaments.empty')}</p>}
      {places.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.cell}>{t('tournaments.place')}</th>
              <th className={css.cell}>{t('tournaments.player')}</th>
              <th className={css.number}>{t('tournaments.rounds')}</th>
              <th className={css.number}>{t('tournaments.score')}</th>
              <th className={css.number}>{t('tournaments.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, player, rounds, score: points, prize }) => (
              <tr key={place} className={player === you ? css.own : undefined}>
                <td className={css.cell}>{place}</td>
                <td className={css.cell}>{player === you ? t('tournaments.you') : player}</td>
                <td className={css.number}>{rounds}</td>
                <td className={css.number}>
                  <span className={css.track} aria-hidden="true">
                    <span
                      className={player === you ? css.ownFill : css.fill}
                      style={{ inlineSize: `${String((points / best) * 100)}%` }}
                    />
                  </span>
                  {score.format(points / 100)}
                </td>
                <td className={css.number}>{prize === 0 ? '—' : dollars(prize, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
