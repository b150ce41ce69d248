import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import { $choice, $draft, $isPlaying, $stake, choiceChanged, playPressed, stakeTyped } from '../model/form';
import { RefusalNote } from './refusal-note';

/** Stake and press: one press is one round. There is no play by itself. A button that does nothing says why. */
export function PlayForm({ room, part: { Controls } }: { room: Room; part: GamePart }) {
  const t = useT();
  const [stake, draft, isPlaying, locale] = useUnit([$stake, $draft, $isPlaying, $locale]);
  const [choice, change, type, press] = useUnit([$choice, choiceChanged, stakeTyped, playPressed]);
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  const { minor, blocker } = draft;
  const seconds = new Intl.NumberFormat(locale).format(room.cycleMs / 1000);
  return (
    <form
      className={`${css.card} ${css.body}`}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {Controls !== null && <Controls choice={choice} change={change} />}
      {room.min === room.max ? (
        <p className={css.quiet}>{t('originals.price', { sum: money(room.min) })}</p>
      ) : (
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
      )}
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
