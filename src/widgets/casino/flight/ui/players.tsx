import { useUnit } from 'effector-react';

import type { SharedRound } from '@contracts/shared-rounds';

import { payTableCss as tables } from '@/entities/casino/pieces';
import { roundCss as css, worthText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { type Player, playersOf, type Sum, totalOf } from '../lib/players';
import * as look from './flight.css';

/** The players in the round, and the exit and the sum of each. Nobody has a name here. Row CAS-09, decision D-463. */
export function Players({ round, own }: { round: SharedRound; own: string | undefined }) {
  const t = useT();
  const locale = useUnit($locale);
  const players = playersOf(round, own);
  const money = (sum: Sum | null) => (sum === null ? '' : formatMoney(sum.minor, sum.iso, locale));
  const isOver = round.phase === 'ended';
  const more = round.bets - players.length;
  return (
    <section className={css.card} aria-label={t('shared.players')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('shared.players')}</h2>
        <span className={css.quiet}>{t('shared.bets', { count: round.bets })}</span>
      </header>
      {players.length === 0 ? (
        <p className={css.empty}>{t('shared.players.none')}</p>
      ) : (
        <div className={css.body}>
          <table className={tables.table}>
            <thead>
              <tr className={look.quiet}>
                <th className={tables.name}>{t('shared.players.player')}</th>
                <th className={tables.number}>{t('rounds.stake')}</th>
                <th className={tables.number}>{t('shared.players.out')}</th>
                <th className={tables.number}>{t('shared.players.paid')}</th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <Row key={player.sign} player={player} isOver={isOver} money={money} locale={locale} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td className={tables.name}>
                  {t('shared.players.sum', { out: round.left, in: isOver ? 0 : round.bets - round.left })}
                </td>
                <td className={tables.number}>
                  {more === 0 && money(totalOf(players.map(({ iso, stake }) => ({ iso, minor: stake }))))}
                </td>
                <td className={tables.number} />
                <td className={tables.number}>
                  {more === 0 && money(totalOf(players.map(({ iso, payout }) => ({ iso, minor: payout }))))}
                </td>
              </tr>
            </tfoot>
          </table>
          {more > 0 && <p className={css.quiet}>{t('shared.players.more', { count: more })}</p>}
          <p className={css.quiet}>{t('shared.players.signs')}</p>
        </div>
      )}
    </section>
  );
}

type RowProps = { player: Player; isOver: boolean; money: (sum: Sum) => string; locale: string };
function Row({ player: { name, iso, stake, payout, left }, isOver, money, locale }: RowProps) {
  const t = useT();
  const isIn = left === null && !isOver;
  return (
    <tr className={name === null ? look.own : undefined}>
      <th scope="row" className={tables.name}>
        {name === null ? t('shared.players.you') : <bdi dir="ltr">{name}</bdi>}
      </th>
      <td className={tables.number}>{money({ iso, minor: stake })}</td>
      <td className={tables.number}>
        {left === null ? (
          <span className={look.quiet}>{isIn ? t('shared.players.in') : '–'}</span>
        ) : (
          <bdi dir="ltr">{worthText(left, locale)}</bdi>
        )}
      </td>
      <td className={tables.number}>{isIn ? '–' : money({ iso, minor: payout })}</td>
    </tr>
  );
}
