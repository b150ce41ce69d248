import { useUnit } from 'effector-react';

import { chipText, chipValues, trayCss as css } from '@/entities/games/pieces';
import type { Room } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

import { $canUndo, $chip, $lastChips, chipChosen, clothPressed } from '../model/chips';
import { $draft } from '../model/form';

/** The chip in the hand, and what a player does to all that lies on the cloth. */
export function ChipTray({ room }: { room: Room }) {
  const t = useT();
  const [chip, canUndo, last, { minor }, locale] = useUnit([$chip, $canUndo, $lastChips, $draft, $locale]);
  const [choose, press] = useUnit([chipChosen, clothPressed]);
  const values = chipValues(room);
  const isEmpty = (minor ?? 0) === 0;
  const acts = [
    ['undo', !canUndo],
    ['repeat', last === null],
    ['double', isEmpty],
    ['clear', isEmpty],
  ] as const;
  return (
    <div className={css.tray}>
      <div className={css.chips} role="group" aria-label={t('rounds.roulette.chip')}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={css.chip}
            aria-pressed={value === (chip ?? values[0])}
            aria-label={formatMoney(value, room.iso, locale)}
            onClick={() => choose(value)}
          >
            <span className={css.value} data-sum={chipText(value, room.iso, locale)} />
          </button>
        ))}
      </div>
      <div className={css.acts} role="group" aria-label={t('rounds.roulette.acts')}>
        {acts.map(([act, isOff]) => (
          <Button
            key={act}
            variant="neutral"
            className={css.act}
            aria-disabled={isOff}
            onClick={() => press({ do: act })}
          >
            {act === 'double' ? '2×' : t(`rounds.roulette.${act}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
