import { useUnit } from 'effector-react';
import { useId } from 'react';

import {
  $currencyIso,
  $isActiveOneClick,
  $isOneClickAsking,
  $isOneClickOffered,
  $oneClickLeftMs,
  $pressAmount,
  $stakeStep,
  oneClickAmountChanged,
  oneClickConfirmed,
  oneClickDeclined,
  oneClickSwitched,
} from '@/entities/coupon';
import { $presses } from '@/features/betting/place-bet';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';
import { Switch } from '@/shared/ui/switch';

import { useFormat } from '../lib/use-format';
import { $canSpeak } from '../model/flow';
import * as css from './flow.css';
import { StakeField } from './stake-field';

const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

function Presses() {
  const t = useT();
  const { money, odds } = useFormat();
  const presses = useUnit($presses);
  if (presses.length === 0) return null;
  return (
    <ul className={css.presses} aria-label={t('flow.presses')} aria-live="polite">
      {presses.map(({ key, pick, stake, iso, state }) => (
        <li key={key}>
          {fullOutcome(t, pick.market, { opp1: { name: pick.market.opp1 }, opp2: { name: pick.market.opp2 } })}{' '}
          <bdi>{odds(pick.milliOdds)}</bdi> · <bdi>{money(stake, iso)}</bdi> · {t(`flow.press.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** The mark that never hides while a press on a price is a bet, with the stake of a press and what became of the last ones. */
export function ArmedBar() {
  const t = useT();
  const { money } = useFormat();
  const id = useId();
  const [left, amount, iso, step] = useUnit([$oneClickLeftMs, $pressAmount, $currencyIso, $stakeStep]);
  const [change, turn] = useUnit([oneClickAmountChanged, oneClickSwitched]);
  if (left === null) return null;
  return (
    <section className={css.armed} aria-label={t('flow.armed')}>
      <div className={css.row}>
        <Icon name="warning" size={18} />
        <div className={css.grow}>
          <div className={css.strong}>{t('flow.armed')}</div>
          <bdi>{t('flow.perPress', { sum: money(amount, iso), time: clockOf(left) })}</bdi>
        </div>
        <Button size="sm" onClick={() => turn(false)}>
          {t('flow.disarm')}
        </Button>
      </div>
      <StakeField
        id={`${id}-press`}
        label={t('flow.pressStake')}
        lessLabel={t('flow.pressLess')}
        moreLabel={t('flow.pressMore')}
        size="sm"
        minor={amount}
        isInvalid={false}
        onChange={(minor) => {
          if (minor !== null) change(minor);
        }}
        onStep={(way) => change(Math.max(step, way === 'up' ? amount + step : amount - step))}
      />
      <Presses />
    </section>
  );
}

/** Asked before the bets of the coupon go. Spec: coupon §4. */
export function OneClickAsk() {
  const t = useT();
  const [isAsking, yes, no] = useUnit([$isOneClickAsking, oneClickConfirmed, oneClickDeclined]);
  return (
    <Dialog
      open={isAsking}
      title={t('flow.ask')}
      closeLabel={t('flow.askNo')}
      size="sm"
      onClose={() => no()}
      footer={
        <>
          <Button onClick={() => no()}>{t('flow.askNo')}</Button>
          <Button variant="primary" onClick={() => yes()}>
            {t('flow.askYes')}
          </Button>
        </>
      }
    >
      <p>{t('flow.askText')}</p>
      <p>{t('flow.oneClickText')}</p>
    </Dialog>
  );
}

/** Hidden where the site does not give it. Spec: coupon §5. */
export function OneClickSwitch() {
  const t = useT();
  const [isOffered, isOn, turn, canSpeak] = useUnit([
    $isOneClickOffered,
    $isActiveOneClick,
    oneClickSwitched,
    $canSpeak,
  ]);
  if (!isOffered || !canSpeak) return null;
  return <Switch label={t('flow.oneClick')} checked={isOn} onCheckedChange={turn} />;
}
