import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { Switch } from '@/shared/ui/switch';

import { offerOf, partOf } from '../lib/offer';
import { useMoney } from '../lib/use-money';
import { $told } from '../model/offers';
import { saleClosed, saleConfirmed } from '../model/sale';
import { $saleSettings, acceptAllChanged, oneClickChanged } from '../model/settings';
import { AutoSell } from './auto-sell';
import { PartField } from './part-field';
import * as css from './sell-bet.css';

/** What the server pays now, what stays in play, and how the player wants to sell. */
export function SellForm({ bet, part }: { bet: PlacedBet; part: number }) {
  const t = useT();
  const money = useMoney(bet.iso);
  const [told, now, settings] = useUnit([$told, $now, $saleSettings]);
  const [confirm, close, acceptAll, oneClick] = useUnit([saleConfirmed, saleClosed, acceptAllChanged, oneClickChanged]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const known = offerOf(told, bet, now);
  const offer = known === 'asking' ? null : known;
  const { stays, paid } = partOf(bet.stake, offer?.price ?? 0, part);
  const lines = [
    [t('sale.paidNow'), offer ? money(paid) : '–'],
    [t('sale.stays'), money(stays)],
    ...(stays > 0 ? [[t('sale.canWin'), money(Math.floor((bet.possibleWin * stays) / bet.stake))]] : []),
  ];

  return (
    <div className={css.form}>
      <h4 ref={heading} tabIndex={-1} className={css.formTitle}>
        {t('sale.title')}
      </h4>
      <PartField part={part} />
      <dl className={css.lines}>
        {lines.map(([term, value]) => (
          <div key={term} className={css.line}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              <Money text={value ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        <Button
          variant="primary"
          className={css.sell}
          aria-disabled={offer ? undefined : true}
          onClick={() => confirm({ bet, part, price: paid })}
        >
          {offer ? t('sale.sellFor', { sum: money(paid) }) : t('sale.none')}
        </Button>
        <Button variant="ghost" onClick={() => close()}>
          {t('sale.back')}
        </Button>
      </div>
      <Switch label={t('sale.acceptAll')} checked={settings.isAcceptAll} onCheckedChange={acceptAll} />
      <Switch label={t('sale.oneClick')} checked={settings.isOneClick} onCheckedChange={oneClick} />
      <AutoSell bet={bet} />
    </div>
  );
}
