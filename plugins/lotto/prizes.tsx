import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { LottoGame } from '@contracts/lotto';
import { allDraws, drawsWith, lottoOf, lottoReturn } from '@contracts/pools';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Chain } from './chain';
import css from './lotto.module.css';

/** Each prize beside its odds, what a line gives back in the long run, and the promise of the next draw. */
export function Prizes({ game }: { game: LottoGame }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { id, pick, of, currency, prizes, price, draws } = game;
  const all = allDraws(game);
  const any = all / prizes.reduce((sum, { right }) => sum + drawsWith(game, right), 0);
  const oneIn = (value: number) => t('lotto.oneIn', { n: formats.count(value, value < 100 ? 1 : 0) });
  const lotto = lottoOf(id);
  const back = lotto === null ? 0 : lottoReturn(lotto) / 100;
  const [next] = draws;
  return (
    <section className={pools.card} aria-label={t('lotto.prizes', { pick, of })}>
      <h2 className={pools.title}>{t('lotto.prizes', { pick, of })}</h2>
      <table className={pools.table}>
        <thead>
          <tr>
            <th scope="col">{t('lotto.right')}</th>
            <th scope="col">{t('lotto.prize')}</th>
            <th scope="col">{t('lotto.odds')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ right, prize }) => (
            <tr key={right}>
              <td>{formats.count(right)}</td>
              <td>
                <b>{formats.money(prize, currency)}</b>
              </td>
              <td>{oneIn(all / drawsWith(game, right))}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('lotto.any')}</td>
            <td>{oneIn(any)}</td>
          </tr>
        </tbody>
      </table>
      <p className={pools.quiet}>
        {t('lotto.return', {
          share: formats.share(back, 2),
          price: formats.money(price, currency),
          back: formats.money(Math.round(price * back * 100) / 100, currency),
        })}
      </p>
      {next !== undefined && (
        <p className={css.promise}>
          <b>{t('lotto.fixed')}</b> {t('lotto.fixed.text', { date: formats.date(next.at) })}{' '}
          <code dir="ltr">{next.commitment}</code>{' '}
          <Link to={`/lotto/view/${String(next.id)}`}>{t('lotto.draw', { number: next.number })}</Link>
        </p>
      )}
      <Chain place={next?.place} />
    </section>
  );
}
