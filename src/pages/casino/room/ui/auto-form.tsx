import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Money } from '@/shared/ui/money';
import { MoneyForm } from '@/shared/ui/money-form';
import { SumField } from '@/shared/ui/sum-field';

import { type AutoRun as Run, mostRounds } from '../lib/auto';
import {
  $autoBlocker,
  $loss,
  $mayLose,
  $one,
  $rounds,
  $win,
  autoPressed,
  lossTyped,
  oneTyped,
  roundsTyped,
  stopPressed,
  winTyped,
} from '../model/auto';
import { $draft } from '../model/form';
import { ChoiceFields, StakeOfRound } from './stake-fields';

/** What the player allows before rounds follow by themselves: how many, and what may be lost. Row CAS-11. */
export function AutoForm({ room, part }: { room: Room; part: GamePart }) {
  const t = useT();
  const [rounds, loss, win, one] = useUnit([$rounds, $loss, $win, $one]);
  const [draft, blocker, locale, press] = useUnit([$draft, $autoBlocker, $locale, autoPressed]);
  const [typeRounds, typeLoss, typeWin, typeOne] = useUnit([roundsTyped, lossTyped, winTyped, oneTyped]);
  const sum = { of: currencyFacts(room.iso), isCommitting: false } as const;
  const bound = formatMoney(draft.blocker === 'low' ? room.min : room.max, room.iso, locale);
  return (
    <MoneyForm className={css.column} onCommit={() => press()}>
      <ChoiceFields part={part} />
      <StakeOfRound room={room} part={part} />
      <TextField
        label={t('rounds.auto.rounds')}
        message={t('rounds.auto.most', { count: mostRounds })}
        inputMode="numeric"
        autoComplete="off"
        value={rounds}
        onValueChange={typeRounds}
      />
      <SumField
        {...sum}
        label={t('rounds.auto.loss')}
        message={t('rounds.auto.lossHint')}
        value={loss}
        onValueChange={typeLoss}
      />
      <SumField
        {...sum}
        label={t('rounds.auto.win')}
        message={t('rounds.auto.winHint')}
        value={win}
        onValueChange={typeWin}
      />
      <SumField
        {...sum}
        label={t('rounds.auto.one')}
        message={t('rounds.auto.oneHint')}
        value={one}
        onValueChange={typeOne}
      />
      <Button type="submit" size="xl" block aria-disabled={draft.blocker !== null || blocker !== null}>
        {t('rounds.auto.start')}
      </Button>
      {draft.blocker !== null && draft.blocker !== 'wait' ? (
        <p className={css.quiet}>{t(`rounds.block.${draft.blocker}`, { sum: bound, seconds: room.cycleMs / 1000 })}</p>
      ) : (
        blocker !== null && <p className={css.quiet}>{t(`rounds.auto.block.${blocker}`, { count: mostRounds })}</p>
      )}
      <p className={css.quiet}>{t('rounds.auto.hint')}</p>
    </MoneyForm>
  );
}

/** What goes on by itself, what it may still lose, and the one button that ends it. */
export function AutoRun({ run, iso }: { run: Run; iso: string }) {
  const t = useT();
  const [mostLost, locale, stop] = useUnit([$mayLose, $locale, stopPressed]);
  const { played, rounds, net } = run;
  const money = (minor: number) => formatMoney(Math.abs(minor), iso, locale);
  return (
    <section className={css.column} aria-label={t('rounds.auto.goesOn')}>
      <p className={css.line}>
        <span role="status">{t('rounds.auto.round', { number: Math.min(rounds, played + 1), count: rounds })}</span>
        <Money className={css.strong} text={`${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`} />
      </p>
      <p className={css.line}>
        <span>{t('rounds.auto.mayLose')}</span>
        <Money className={css.strong} text={money(mostLost)} />
      </p>
      <Button size="xl" block onClick={() => stop()}>
        {t('rounds.auto.stop')}
      </Button>
      <p className={css.quiet}>{t('rounds.auto.stopHint')}</p>
    </section>
  );
}
