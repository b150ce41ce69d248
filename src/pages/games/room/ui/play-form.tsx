import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import type { Room } from '../lib/room';
import { $draft, $isPlaying, $stake, playPressed, stakeTyped } from '../model/form';
import { Controls } from './controls';
import * as css from './page.css';
import { RefusalNote } from './refusal-note';

/** Stake and press: one press is one round. There is no play by itself. A button that does nothing says why. */
export function PlayForm({ room }: { room: Room }) {
  const t = useT();
  const [stake, draft, isPlaying, locale] = useUnit([$stake, $draft, $isPlaying, $locale]);
  const [type, press] = useUnit([stakeTyped, playPressed]);
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  const { minor, blocker } = draft;
  const seconds = new Intl.NumberFormat(locale).format(room.cycleMs / 1000);
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <Controls game={room.game} />
      <TextField
        label={t('rounds.stake')}
        message={t('rounds.bounds', { min: money(room.min), max: money(room.max) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        end={currencyFacts(room.iso).symbol}
        value={stake}
        onValueChange={type}
      />
      <Button type="submit" variant="primary" size="xl" block busy={isPlaying} aria-disabled={blocker !== null}>
        {minor === null ? t('rounds.playEmpty') : t('rounds.play', { sum: money(minor) })}
      </Button>
      {blocker !== null && (
        <p className={css.quiet}>
          {t(`rounds.block.${blocker}`, { sum: money(blocker === 'low' ? room.min : room.max), seconds })}
        </p>
      )}
      <RefusalNote />
    </form>
  );
}
