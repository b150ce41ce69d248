import { useUnit } from 'effector-react';
import { useId } from 'react';

import { useFormat } from '@/entities/bet-format';
import { AsianNotes, LegLine } from '@/entities/bet-line';
import { $currencyIso, type Bet, isLiveBet } from '@/entities/coupon';
import { $stakeStep, steppedStake, useStepHint } from '@/entities/coupon-figures';
import { fullOutcome } from '@/entities/match';
import { $quickStake, $quickWin, quickLeft, quickMoved, quickStakeChanged } from '@/entities/quick-bet';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { MoneyField } from '@/shared/ui/money-field';
import { MoneyForm } from '@/shared/ui/money-form';
import * as panel from '@/shared/ui/panel';

import {
  $isQuickAskSettled,
  $quickAskedPrices,
  $quickBlockers,
  $quickState,
  quickAcceptRequested,
  quickPlaceRequested,
} from '../model/quick';
import * as css from './quick-slip.css';
import { SlipSaid } from './slip-said';
import { usePlace } from './use-place';

export function OpenSlip({ bet }: { bet: Bet }) {
  const t = useT();
  const stepHint = useStepHint();
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
  const { market } = bet;
  const box = usePlace(market.id, leave);
  const isDone = state.stage === 'answered' && state.answer.outcome.kind === 'accepted';

  return (
    <MoneyForm
      ref={box}
      className={css.quick}
      role="dialog"
      aria-label={t('flow.quickTitle')}
      onCommit={() => {
        if (asked === null) place();
        else accept(asked);
      }}
    >
      <div className={panel.row}>
        <div className={panel.grow}>
          <LegLine gameId={market.gameId} match={bet.game} isLive={isLiveBet(bet)} />
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
        stepHint={stepHint}
        minor={stake}
        isInvalid={stake === null}
        onChange={change}
        onStep={(direction) => change(steppedStake(stake, { step, direction }))}
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
      <SlipSaid />
      {state.stage === 'open' && <AsianNotes sums={{ milli: market.milliOdds, stake, payout: win, iso }} />}
      {state.stage === 'open' && (
        <div className={panel.row}>
          <span className={panel.grow}>
            {win !== null && (
              <>
                <span>{t('coupon.possibleWin')}</span> <Money text={money(win, iso)} />
              </>
            )}
          </span>
          <Button variant="link" size="sm" onClick={() => move(bet)}>
            {t('flow.quickMove')}
          </Button>
        </div>
      )}
    </MoneyForm>
  );
}
