import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { MoneyForm } from '@/shared/ui/money-form';
import { SumField } from '@/shared/ui/sum-field';

import { mostRounds } from '../lib/auto';
import {
  $autoBlocker,
  $loss,
  $one,
  $rounds,
  $win,
  autoPressed,
  lossTyped,
  oneTyped,
  roundsTyped,
  winTyped,
} from '../model/auto';
import { $draft } from '../model/form';
import { StakeFields } from './stake-fields';

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
      <StakeFields room={room} part={part} />
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
