import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';

import {
  $currencyIso,
  $quickBet,
  $quickStake,
  $quickTopic,
  $quickWin,
  $stakeStep,
  isLiveBet,
  quickLeft,
  quickMoved,
  quickOddsAgreed,
  quickStakeChanged,
  type Bet,
} from '@/entities/coupon';
import { $isVisibleQuickCoupon } from '@/entities/quick-coupon';
import {
  $isQuickAskSettled,
  $quickAskedPrices,
  $quickBlockers,
  $quickState,
  quickAcceptRequested,
  quickPlaceRequested,
} from '@/features/betting/place-bet';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';

import { blockerText } from '../lib/blocker-text';
import { quickPlace } from '../lib/quick-place';
import { useFormat } from '../lib/use-format';
import { $canSpeak } from '../model/flow';
import * as css from './flow.css';
import { useRefusalText } from './refused-note';
import * as footCss from './foot.css';
import { LegLine } from './leg-line';
import { StakeField } from './stake-field';

/** What became of the press on Place, or why it cannot be pressed. */
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
    <div className={footCss.reasons}>
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
      <div className={css.row}>
        <div className={css.grow}>
          <LegLine gameId={market.gameId} game={bet.game} isLive={isLiveBet(bet)} />
        </div>
        <IconButton icon="close" iconSize={14} size="sm" label={t('flow.quickClose')} onClick={() => leave()} />
      </div>
      <div className={css.row}>
        <span className={css.grow}>
          <span className={css.strong}>
            {fullOutcome(t, market, { opp1: { name: market.opp1 }, opp2: { name: market.opp2 } })}
          </span>{' '}
          {market.groupName}
        </span>
        <bdi className={css.strong}>{market.milliOdds === 0 ? t('coupon.price.none') : odds(market.milliOdds)}</bdi>
      </div>
      <StakeField
        id={`${id}-stake`}
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
      {state.stage === 'open' && (
        <div className={css.row}>
          <span className={css.grow}>
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

/** The small slip beside the pressed price; waits out of sight on pages without a coupon (decision D-58). */
export function QuickSlip() {
  const [bet, isVisible, topic, canSpeak] = useUnit([$quickBet, $isVisibleQuickCoupon, $quickTopic, $canSpeak]);
  useTopic(topic);
  return bet !== null && isVisible && canSpeak ? <OpenSlip key={bet.market.id} bet={bet} /> : null;
}
