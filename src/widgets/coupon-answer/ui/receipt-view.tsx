import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $activeAccount, $isBalanceHidden } from '@/entities/account';
import { singlePriceOf, typeText } from '@/entities/bet';
import { useFormat, useRefusalText } from '@/entities/bet-format';
import { useHandedFocus } from '@/entities/bet-line';
import { tabChosen } from '@/entities/coupon';
import { fullOutcome } from '@/entities/match';
import { type Receipt, receiptClosed } from '@/features/betting/place-bet';
import { BetLegs, BetLines } from '@/features/betting/read-bet';
import { TraderPart } from '@/features/betting/reply-to-offer';
import { BetActions } from '@/features/betting/share-coupon';
import { $format, formatTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Money } from '@/shared/ui/money';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import { useReadyForPress } from '../lib/use-ready-for-press';
import { CopyNumber } from './copy-number';
import * as css from './receipt-view.css';

const marks = { taken: 'check', pending: 'clock', refused: 'close' } as const;
const titles = {
  taken: 'coupon.accepted.title',
  pending: 'coupon.accepted.pending',
  refused: 'coupon.bets.refused',
} as const;

function Head({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const format = useUnit($format);
  const { coupons, refusedBets } = receipt;
  const [first] = coupons;
  const state = first?.state === 'pending' || first?.state === 'refused' ? first.state : 'taken';
  const numbers = coupons.map(({ id }) => id).join(', ');
  return (
    <header className={css.head} role="alert">
      <span className={css.mark} data-state={state}>
        <Icon name={marks[state]} size={18} />
      </span>
      <div className={css.words}>
        <h3 className={css.title}>{t(titles[state])}</h3>
        <p className={css.number}>
          {t('coupon.accepted.number', { number: numbers })} · {formatTime(first?.placedAt ?? 0, format)}
        </p>
        {refusedBets.length > 0 && (
          <p>{t('coupon.accepted.some', { done: coupons.length, all: coupons.length + refusedBets.length })}</p>
        )}
      </div>
      <CopyNumber number={numbers} />
    </header>
  );
}

/** The odds that the player asked for and the odds that they got; one figure where both are the same. */
function Odds({ asked, got }: { asked: number | null; got: number }) {
  const t = useT();
  const { odds } = useFormat();
  const isSame = asked === null || asked === got;
  return (
    <div className={panel.line}>
      <span>{t(isSame ? 'coupon.accepted.odds' : 'coupon.accepted.askedGot')}</span>
      <span className={css.odds}>
        <span>{isSame ? odds(got) : `${odds(asked)} / ${odds(got)}`}</span>
        {!isSame && (
          <Icon name={got > asked ? 'arrow-up' : 'arrow-down'} size={14} className={got > asked ? css.up : css.down} />
        )}
      </span>
    </div>
  );
}

/** The bet as the server stored it, in place of the empty coupon. Takes the focus, because it answers the press. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const { money, odds } = useFormat();
  const [account, isHidden, close, openTab] = useUnit([$activeAccount, $isBalanceHidden, receiptClosed, tabChosen]);
  const textOf = useRefusalText();
  const isOff = useReadyForPress() ? undefined : true;
  const card = useRef<HTMLElement>(null);
  const foot = useHandedFocus<HTMLDivElement>('coupon');
  const { coupons, refusedBets, sent } = receipt;
  const iso = coupons[0]?.iso ?? sent.iso;
  const sum = (pick: (coupon: (typeof coupons)[number]) => number) => coupons.reduce((all, one) => all + pick(one), 0);
  const single = coupons.length === 1 ? coupons[0] : undefined;

  useEffect(() => {
    card.current?.focus();
  }, [sent.key]);

  const nameOf = (marketId: number) => {
    const bet = sent.bets.find(({ market }) => market.id === marketId);
    return bet ? fullOutcome(t, bet.market, { opp1: { name: bet.game.opp1 }, opp2: { name: bet.game.opp2 } }) : '';
  };

  return (
    <>
      <div className={panel.scroll}>
        <section ref={card} tabIndex={-1} className={css.card} aria-label={t('coupon.accepted.title')}>
          <Head receipt={receipt} />
          {coupons.map((coupon) => (
            <div key={coupon.id} className={css.bet}>
              {single && <p className={css.type}>{typeText(t, coupon)}</p>}
              <BetLegs bet={coupon} odds={odds} />
              <BetLines bet={coupon} />
            </div>
          ))}
          <div className={css.sums}>
            <div className={panel.line}>
              <span>{t('coupon.stake')}</span>
              <Money
                className={panel.value}
                text={money(
                  sum(({ stake }) => stake),
                  iso,
                )}
              />
            </div>
            {single && singlePriceOf(single) !== null && (
              <Odds asked={single.askedMilliOdds ?? sent.milliOdds} got={single.milliOdds} />
            )}
            <div className={panel.line}>
              <span>{t('coupon.possibleWin')}</span>
              <Money
                className={panel.value}
                text={money(
                  sum(({ possibleWin }) => possibleWin),
                  iso,
                )}
              />
            </div>
            {account && (
              <div className={panel.line}>
                <span>{t('coupon.accepted.balance')}</span>
                <Money className={panel.value} text={isHidden ? '•••' : money(account.minor, account.iso)} />
              </div>
            )}
          </div>
          {single && (
            <div className={css.part}>
              {single.state === 'pending' && <TraderPart bet={single} />}
              <BetActions bet={single} isOff={isOff === true} />
            </div>
          )}
          {refusedBets.length > 0 && (
            <div className={css.refused}>
              {refusedBets.map(({ marketId, refusal }) => (
                <Note key={marketId} tone="danger" title={t('coupon.refused.bet', { outcome: nameOf(marketId) })}>
                  {textOf(refusal)}
                </Note>
              ))}
            </div>
          )}
        </section>
      </div>
      <div ref={foot} className={panel.foot}>
        <Button size="lg" block aria-disabled={isOff} onClick={() => openTab('bets')}>
          {t('coupon.accepted.follow')}
        </Button>
        <Button size="lg" variant="ghost" block aria-disabled={isOff} onClick={() => close()}>
          {t('coupon.accepted.next')}
        </Button>
      </div>
    </>
  );
}
