import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';

import { useFormat, useRefusalText } from '@/entities/bet-format';
import { AsianNotes, LegLine } from '@/entities/bet-line';
import { $currencyIso, type Bet, isLiveBet } from '@/entities/coupon';
import { $stakeStep } from '@/entities/coupon-figures';
import { fullOutcome } from '@/entities/game';
import { blockerText } from '@/entities/placement';
import {
  $quickBet,
  $quickStake,
  $quickTopic,
  $quickWin,
  quickLeft,
  quickMoved,
  quickOddsAgreed,
  quickStakeChanged,
} from '@/entities/quick-bet';
import { $isVisibleQuickCoupon } from '@/entities/quick-coupon';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { MoneyField } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';

import { quickPlace } from '../lib/quick-place';
import {
  $isQuickAskSettled,
  $quickAskedPrices,
  $quickBlockers,
  $quickState,
  quickAcceptRequested,
  quickOpened,
  quickPlaceRequested,
} from '../model/quick';
import * as css from './quick-slip.css';

/** What became of the press on Place, or why the player cannot press it. */
function Said() {
  const t = useT();
  const { money } = useFormat();
  const [state, blockers, iso, agree] = useUnit([$quickState, $quickBlockers, $currencyIso, quickOddsAgreed]);
  const asked = useUnit($quickAskedPrices);
  const textOf = useRefusalText();
  if (state.stage === 'sending') return <p role="status">{t('coupon.accepting.title')}</p>;
  if (state.stage === 'answered') {
    const { outcome } = state.answer;
    if (outcome.kind === 'accepted') return <p role="alert">{t('coupon.accepted.title')}</p>;
    return <p role="alert">{'refusal' in outcome ? textOf(outcome.refusal) : t('coupon.refused.notPlaced')}</p>;
  }
  return (
    <div className={panel.reasons}>
      {(asked === null ? blockers : []).map((blocker) => (
        <span key={blocker.reason}>
          {blockerText(t, blocker, (minor) => money(minor, iso))}{' '}
          {blocker.reason === 'odds_changed' && (
            <Button size="sm" variant="link" onClick={() => agree()}>
              {t('coupon.price.acceptAll')}
            </Button>
          )}
        </span>
      ))}
    </div>
  );
}

function OpenSlip({ bet }: { bet: Bet }) {
  const t = useT();
  const id = useId();
  const { money, odds } = useFormat();
  const [stake, iso, step, blockers, state] = useUnit([
    $quickStake,
    $currencyIso,
    $stakeStep,
    $quickBlockers,
    $quickState,
  ]);
  const win = useUnit($quickWin);
  const [asked, isSettled, accept] = useUnit([$quickAskedPrices, $isQuickAskSettled, quickAcceptRequested]);
  const isOff = asked === null ? blockers.length > 0 : !isSettled;
  const [change, place, leave, move] = useUnit([quickStakeChanged, quickPlaceRequested, quickLeft, quickMoved]);
  const box = useRef<HTMLFormElement>(null);
  const opener = useRef<Element | null>(null);
  const { market } = bet;
  const isDone = state.stage === 'answered' && state.answer.outcome.kind === 'accepted';

  useEffect(() => {
    opener.current = document.activeElement;
    const form = box.current;
    if (form === null) return;
    const { top, left } = quickPlace(opener.current?.getBoundingClientRect() ?? null, form.getBoundingClientRect());
    form.style.setProperty('inset-block-start', `${String(top)}px`);
    form.style.setProperty('left', `${String(left)}px`);
    form.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    const closed = new AbortController();
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') leave();
      },
      { signal: closed.signal },
    );
    return () => {
      closed.abort();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [market.id, leave]);

  return (
    <form
      ref={box}
      className={css.quick}
      role="dialog"
      aria-label={t('flow.quickTitle')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (asked === null) place();
        else accept(asked);
      }}
    >
      <div className={panel.row}>
        <div className={panel.grow}>
          <LegLine gameId={market.gameId} game={bet.game} isLive={isLiveBet(bet)} />
        </div>
        <IconButton icon="close" iconSize={14} size="sm" label={t('flow.quickClose')} onClick={() => leave()} />
      </div>
      <div className={panel.row}>
        <span className={panel.grow}>
          <span className={panel.strong}>
            {fullOutcome(t, market, { opp1: { name: market.opp1 }, opp2: { name: market.opp2 } })}
          </span>{' '}
          {market.groupName}
        </span>
        <bdi className={panel.strong}>{market.milliOdds === 0 ? t('coupon.price.none') : odds(market.milliOdds)}</bdi>
      </div>
      <AsianNotes bet={bet} />
      <MoneyField
        id={`${id}-stake`}
        iso={iso}
        label={t('coupon.stake')}
        lessLabel={t('coupon.stake.less')}
        moreLabel={t('coupon.stake.more')}
        minor={stake}
        isInvalid={stake === null}
        onChange={change}
        onStep={(way) => change(Math.max(step, (stake ?? 0) + (way === 'up' ? step : -step)))}
      />
      {!isDone && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          aria-disabled={isOff || state.stage === 'sending' ? true : undefined}
        >
          {asked === null
            ? t('coupon.place.sum', { sum: money(stake ?? 0, iso) })
            : t('coupon.place.accept', { odds: odds(market.milliOdds), sum: money(stake ?? 0, iso) })}
        </Button>
      )}
      <Said />
      {state.stage === 'open' && <AsianNotes sums={{ milli: market.milliOdds, stake, payout: win, iso }} />}
      {state.stage === 'open' && (
        <div className={panel.row}>
          <span className={panel.grow}>
            {win !== null && (
              <>
                {t('coupon.possibleWin')} <Money text={money(win, iso)} />
              </>
            )}
          </span>
          <Button variant="link" size="sm" onClick={() => move(bet)}>
            {t('flow.quickMove')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The small slip beside the pressed price. On pages without a coupon it waits out of sight (decision D-58). */
export function QuickSlip() {
  const [bet, isVisible, topic] = useUnit([$quickBet, $isVisibleQuickCoupon, $quickTopic]);
  const open = useUnit(quickOpened);
  useTopic(topic);
  useEffect(() => {
    open();
  }, [open]);
  return bet !== null && isVisible ? <OpenSlip key={bet.market.id} bet={bet} /> : null;
}
