import { useUnit } from 'effector-react';
import { useId } from 'react';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso } from '@/entities/coupon';
import { $stakeStep, steppedStake, useStepHint } from '@/entities/coupon-figures';
import { fullOutcome } from '@/entities/match';
import {
  $isActiveOneClick,
  $isOneClickAsking,
  $isOneClickOffered,
  $oneClickLeftMs,
  $pressAmount,
  oneClickAmountChanged,
  oneClickConfirmed,
  oneClickDeclined,
  oneClickSwitched,
} from '@/entities/quick-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';
import { MoneyField } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';
import { Switch } from '@/shared/ui/switch';

import { $presses } from '../model/press';
import * as css from './one-click.css';

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

/**
 * The mark that the player always sees while a press on a price is a bet. It shows the stake of a press, and what became of the
 * last presses.
 */
export function ArmedBar() {
  const t = useT();
  const stepHint = useStepHint();
  const { money } = useFormat();
  const id = useId();
  const [left, amount, iso, step] = useUnit([$oneClickLeftMs, $pressAmount, $currencyIso, $stakeStep]);
  const [change, turn] = useUnit([oneClickAmountChanged, oneClickSwitched]);
  if (left === null) return null;
  return (
    <section className={css.armed} aria-label={t('flow.armed')}>
      <div className={panel.row}>
        <Icon name="warning" size={18} />
        <div className={panel.grow}>
          <div className={panel.strong}>{t('flow.armed')}</div>
          <bdi>{t('flow.perPress', { sum: money(amount, iso), time: clockOf(left) })}</bdi>
        </div>
        <Button size="sm" onClick={() => turn(false)}>
          {t('flow.disarm')}
        </Button>
      </div>
      <MoneyField
        id={`${id}-press`}
        iso={iso}
        label={t('flow.pressStake')}
        lessLabel={t('flow.pressLess')}
        moreLabel={t('flow.pressMore')}
        stepHint={stepHint}
        size="sm"
        minor={amount}
        isInvalid={false}
        onChange={(minor) => {
          if (minor !== null) change(minor);
        }}
        onStep={(direction) => change(steppedStake(amount, { step, direction }))}
      />
      <Presses />
    </section>
  );
}

/** Asks the player before the bets of the coupon go. Spec: coupon §4. */
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

/** Shows nothing where the site does not offer one-click. Spec: coupon §5. */
export function OneClickSwitch() {
  const t = useT();
  const [isOffered, isOn, turn] = useUnit([$isOneClickOffered, $isActiveOneClick, oneClickSwitched]);
  if (!isOffered) return null;
  return <Switch label={t('flow.oneClick')} checked={isOn} onCheckedChange={turn} />;
}
