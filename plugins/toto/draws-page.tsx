import { Link, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { winners } from './model';
import type { SectionProps } from './toto';
import { useDraws } from './use-draw';

/** All draws of a kind: on sale, closed, settled. */
export function DrawsPage({ kind }: SectionProps) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const [reading, again] = useDraws(kind);
  return (
    <Shown reading={reading} failed={t('toto.failed')} retry={t('toto.again')} onRetry={again}>
      {(draws) =>
        draws.length === 0 ? (
          <Empty title={t('toto.none')}>{t('toto.none.text')}</Empty>
        ) : (
          <section className={pools.card} aria-label={t('toto.draws')}>
            <table className={pools.table}>
              <thead>
                <tr>
                  <th scope="col">{t('toto.draws.number')}</th>
                  <th scope="col">{t('toto.closes')}</th>
                  <th scope="col">{t('toto.draws.state')}</th>
                  <th scope="col" className={pools.wide}>
                    {t('toto.staked')}
                  </th>
                  <th scope="col">{t('toto.draws.best')}</th>
                </tr>
              </thead>
              <tbody>
                {draws.map(({ id, number, closesAt, state, staked, currency, classes }) => {
                  const best = classes.find(({ lines }) => lines !== null && lines > 0);
                  return (
                    <tr key={id}>
                      <td>
                        <Link to={`/toto/${kind}/draw?draw=${String(id)}`}>{t('toto.draw', { number })}</Link>
                      </td>
                      <td>{formats.date(closesAt)}</td>
                      <td>
                        <Tag tone={state === 'open' ? 'accent' : 'neutral'}>{t(`toto.state.${state}`)}</Tag>
                      </td>
                      <td className={pools.wide}>{formats.money(staked, currency)}</td>
                      <td>{best === undefined ? '–' : formats.count(best.least)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        )
      }
    </Shown>
  );
}

/** The largest payouts of a kind, without names. Route nonimees. */
export function WinnersPage({ kind }: SectionProps) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const [reading, again] = useAsked(winners, { section: kind });
  return (
    <Shown reading={reading} failed={t('toto.failed')} retry={t('toto.again')} onRetry={again}>
      {(data) =>
        data.length === 0 ? (
          <Empty title={t('toto.winners.none')}>
            {t('toto.winners.none.text')} <Link to={`/toto/${kind}`}>{t('toto.own.buy')}</Link>
          </Empty>
        ) : (
          <section className={pools.card} aria-label={t('toto.winners')}>
            <table className={pools.table}>
              <thead>
                <tr>
                  <th scope="col">{t('toto.draws.number')}</th>
                  <th scope="col">{t('toto.winners.at')}</th>
                  <th scope="col" className={pools.wide}>
                    {t('toto.order.lines')}
                  </th>
                  <th scope="col">{t('toto.classes.right')}</th>
                  <th scope="col">{t('toto.winners.sum')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ id, drawId, number, at, lines, best, payout, currency }) => (
                  <tr key={id}>
                    <td>
                      <Link to={`/toto/${kind}/draw?draw=${String(drawId)}`}>{t('toto.draw', { number })}</Link>
                    </td>
                    <td>{formats.date(at)}</td>
                    <td className={pools.wide}>{formats.count(lines)}</td>
                    <td>{formats.count(best)}</td>
                    <td>
                      <b>{formats.money(payout, currency)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={pools.quiet}>{t('toto.winners.text')}</p>
          </section>
        )
      }
    </Shown>
  );
}
