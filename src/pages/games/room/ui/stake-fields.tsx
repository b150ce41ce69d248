import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { TextField } from '@/shared/ui/field';

import { $choice, $stake, choiceChanged, stakeTyped } from '../model/form';

/** What the player chooses and stakes on one round. */
export function StakeFields({ room, part: { Controls, isWide } }: { room: Room; part: GamePart }) {
  const t = useT();
  const [stake, choice, locale, change, type] = useUnit([$stake, $choice, $locale, choiceChanged, stakeTyped]);
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  return (
    <>
      {Controls !== null && isWide !== true && <Controls choice={choice} change={change} />}
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
    </>
  );
}
