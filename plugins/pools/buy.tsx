import { Button, buttonLook, Link, Note } from '@openbook/ui';
import { type TicketHouse, type TicketPurchase, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';

import css from './pools.module.css';

/** What the app says here, each in its own words. */
type BuyText = 'plain' | 'price' | 'login' | 'ask' | 'unheard' | 'own' | 'done';

type BuyProps = {
  house: TicketHouse;
  text: (name: BuyText, values?: Record<string, string | number>) => string;
  /** The price as text; null before it is known. */
  price: string | null;
  /** Why there is nothing to buy yet; null when there is. */
  blocker: string | null;
  /** What the app says of a refusal; null: the host's own words. */
  refusalOf: (code: number) => string | null;
  onBuy: () => void;
  own: string;
};

/** What came of the last purchase, unless it was over before this place was drawn. */
function usePurchase(house: TicketHouse): TicketPurchase {
  const purchase = useUnit(useHost().tickets.$purchases)[house];
  const [old] = useState(purchase);
  return purchase === old && purchase.state !== 'sent' ? { state: 'none' } : purchase;
}

/** The button with the price on it, why it does nothing, and what became of the ticket. */
export function Buy({ house, text, price, blocker, refusalOf, onBuy, own }: BuyProps) {
  const { tickets, $session, openModal } = useHost();
  const { isAuth } = useUnit($session);
  const purchase = usePurchase(house);
  const isSent = purchase.state === 'sent';
  const press = () => {
    if (!isAuth) openModal('login');
    else if (blocker === null && !isSent) onBuy();
  };
  const said = ((): ReactNode => {
    if (purchase.state === 'sent')
      return purchase.isUnheard ? (
        <Note
          tone="warning"
          role="status"
          actions={<Button onClick={() => tickets.askAgain(house)}>{text('ask')}</Button>}
        >
          {text('unheard')}
        </Note>
      ) : null;
    if (purchase.state === 'bought')
      return (
        <Note
          tone="success"
          role="status"
          actions={
            <Link to={own} className={buttonLook({ size: 'sm' })}>
              {text('own')}
            </Link>
          }
        >
          {text('done', { number: purchase.ticketId })}
        </Note>
      );
    if (purchase.state === 'refused')
      return (
        <Note tone="danger" role="alert">
          {refusalOf(purchase.code) ?? purchase.message}
        </Note>
      );
    return null;
  })();
  const isBlocked = isAuth && blocker !== null;
  return (
    <div className={css.buy}>
      <Button
        variant={isBlocked ? 'neutral' : 'primary'}
        size="xl"
        block
        busy={isSent}
        aria-disabled={isBlocked}
        onClick={press}
      >
        {!isAuth ? text('login') : price === null ? text('plain') : text('price', { price })}
      </Button>
      <p className={css.reason} role="status">
        {isBlocked ? blocker : ''}
      </p>
      {said}
    </div>
  );
}
