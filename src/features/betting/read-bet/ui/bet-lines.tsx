import { useState } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';

import { lineCountOf, linesOf } from '../lib/lines';
import { useFormat } from '../lib/use-format';
import * as css from './read-bet.css';

const PAGE = 50;

/** The combinations of a system, multi-bet, lucky or patent, with what each brought; a sheet of paper has them open. */
export function BetLines({ bet, isOpen = false }: { bet: PlacedBet; isOpen?: boolean }) {
  const t = useT();
  const { money } = useFormat(bet);
  const [isShown, setShown] = useState(isOpen);
  const [most, setMost] = useState(PAGE);
  const count = lineCountOf(bet);
  if (count === 0) return null;
  const isOver = bet.state === 'sold' || bet.state === 'refused';
  return (
    <details open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className={css.summary}>
        {t('coupon.lines.count', { count })} · {t('coupon.lines.each', { sum: money(Math.floor(bet.stake / count)) })}
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
                        {t('coupon.bets.open')} · {t('coupon.lines.upTo', { sum: money(win) })}
                      </>
                    )
                  ) : (
                    <>
                      {t(`coupon.bets.${is}`)} · <Money text={money(payout ?? 0)} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
          {most < count && (
            <Button size="sm" variant="link" onClick={() => setMost(most + 2 * PAGE)}>
              {t('coupon.lines.more')}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
