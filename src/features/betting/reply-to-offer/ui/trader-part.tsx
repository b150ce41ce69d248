import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Money } from '@/shared/ui/money';
import { Note } from '@/shared/ui/note';

import { $replying, offerAnswered } from '../model/reply';
import { offerShown } from '../model/shown';
import * as css from './trader-part.css';

function Left({ until }: { until: number }) {
  const t = useT();
  const now = useUnit($now);
  return (
    <p className={css.left}>
      <Icon name="clock" size={12} />
      {t('sale.seconds', { count: Math.max(0, Math.ceil((until - now) / 1000)) })}
    </p>
  );
}

/** A trader looks at the request. Shows what they offer instead. Decision D-55. */
export default function TraderPart({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const [locale, replying, answer, show] = useUnit([$locale, $replying, offerAnswered, offerShown]);
  const { offer } = bet;
  useEffect(() => {
    show();
  }, [show]);
  if (offer === null) return <p className={css.wait}>{t('offer.waiting')}</p>;

  const money = (minor: number) => formatMoney(minor, bet.iso, locale);
  const isOff = replying.includes(bet.id) || undefined;
  const rows = [
    { name: t('coupon.stake'), asked: bet.stake, offered: offer.stake },
    { name: t('coupon.possibleWin'), asked: bet.possibleWin, offered: offer.possibleWin },
  ];
  return (
    <div className={css.box} role="status">
      <Note tone="info" title={t('offer.title')}>
        {t('offer.text')}
      </Note>
      <table className={css.table} aria-label={t('offer.terms')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('offer.asked')}</th>
            <th scope="col">{t('offer.offered')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, asked, offered }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Money text={money(asked)} />
              </td>
              <td className={css.offered}>
                <Money text={money(offered)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Left until={offer.validUntil} />
      <div className={css.actions}>
        <Button
          variant="primary"
          className={css.take}
          aria-disabled={isOff}
          onClick={() => answer({ bet, isAccepted: true })}
        >
          {t('offer.take', { sum: money(offer.stake) })}
        </Button>
        <Button aria-disabled={isOff} onClick={() => answer({ bet, isAccepted: false })}>
          {t('offer.decline')}
        </Button>
      </div>
    </div>
  );
}
