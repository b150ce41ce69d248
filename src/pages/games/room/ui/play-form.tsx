import { useUnit } from 'effector-react';

import { useRefusalText } from '@/entities/bet-format';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import type { Room } from '../lib/room';
import { ownRefusal } from '../lib/texts';
import { $draft, $form, $isPlaying, $refusal, formChanged, playPressed } from '../model/form';
import { Chance } from './chance';
import * as css from './page.css';

/** Stake and press: one press is one round. There is no play by itself. A button that does nothing says why. */
export function PlayForm({ room }: { room: Room }) {
  const t = useT();
  const refusalText = useRefusalText();
  const [form, draft, isPlaying, refusal, locale] = useUnit([$form, $draft, $isPlaying, $refusal, $locale]);
  const [change, press] = useUnit([formChanged, playPressed]);
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  const { minor, blocker } = draft;
  const own = refusal === null ? null : ownRefusal(refusal.code);
  const seconds = new Intl.NumberFormat(locale).format(room.cycleMs / 1000);
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {room.game === 'dice' && <Chance />}
      <TextField
        label={t('rounds.stake')}
        message={t('rounds.bounds', { min: money(room.min), max: money(room.max) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        end={currencyFacts(room.iso).symbol}
        value={form.text}
        onValueChange={(text) => change({ text })}
      />
      <Button type="submit" variant="primary" size="xl" block busy={isPlaying} aria-disabled={blocker !== null}>
        {minor === null ? t('rounds.playEmpty') : t('rounds.play', { sum: money(minor) })}
      </Button>
      {blocker !== null && (
        <p className={css.quiet}>
          {t(`rounds.block.${blocker}`, { sum: money(blocker === 'low' ? room.min : room.max), seconds })}
        </p>
      )}
      {refusal !== null && (
        <Note tone="danger" role="alert">
          {own === null ? refusalText(refusal) : t(own)}
        </Note>
      )}
    </form>
  );
}
