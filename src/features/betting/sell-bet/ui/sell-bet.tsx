import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';

import { $sales } from '../model/sale';
import { sellingOpened } from '../model/settings';
import { OfferRow } from './offer-row';
import { SaleNote } from './sale-note';
import * as css from './sell-bet.css';
import { SellForm } from './sell-form';
import '../model/offers';
import '../model/rule';

/** The sale of one open bet: its offer, and what the player does with it. Spec: coupon §4 "sell flow". */
export default function SellBet({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const [sales, open] = useUnit([$sales, sellingOpened]);
  const { id } = bet;
  useEffect(() => {
    open();
  }, [open]);
  const own = sales[id] ?? null;

  return (
    <section className={css.box} aria-label={t('sale.label', { number: id })}>
      {own === null ? (
        <OfferRow bet={bet} />
      ) : own.stage === 'choosing' ? (
        <SellForm bet={bet} part={own.part} />
      ) : (
        <SaleNote sale={own} />
      )}
    </section>
  );
}
