import { useState } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';

import { lineCountOf, linesOf } from '../lib/lines';
import * as css from './read-bet.css';

const page = 50;

/** The combinations of a system, multi-bet, lucky or patent, and what each paid. Paper shows them all. */
export function BetLines({ bet, isOpen = false }: { bet: PlacedBet; isOpen?: boolean }) {
  const t = useT();
  const { money } = useFormat();
  const [isShown, setShown] = useState(isOpen);
  const [most, setMost] = useState(page);
  const count = lineCountOf(bet);
  if (count === 0) return null;
  const isOver = bet.state === 'sold' || bet.state === 'refused';
  return (
    <details open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className={css.summary}>
        {t('coupon.lines.count', { count })} ·{' '}
        {t('coupon.lines.each', { sum: money(Math.floor(bet.stake / count), bet.iso) })}
      </summary>
      {isShown && (
        <>
          <ol className={css.lines}>
            {linesOf(bet, most).map(({ legs, is, payout, win }) => (
              <li key={legs.join()} className={css.line} data-state={is}>
                <bdi>{legs.map((leg) => leg + 1).join(' × ')}</bdi>
                <span className={css.result}>
                  {is === 'open' ? (
                    isOver ? (
                      '–'
                    ) : (
                      <>
                        <span>{t('coupon.bets.open')}</span>
                        <span> · </span>
                        <span>{t('coupon.lines.upTo', { sum: money(win, bet.iso) })}</span>
                      </>
                    )
                  ) : (
                    <>
                      <span>{t(`coupon.bets.${is}`)}</span>
                      <span> · </span>
                      <Money text={money(payout ?? 0, bet.iso)} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
          {most < count && (
            <Button size="sm" variant="link" onClick={() => setMost(most + 2 * page)}>
              {t('coupon.lines.more')}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
