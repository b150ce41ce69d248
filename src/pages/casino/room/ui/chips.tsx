import { useUnit } from 'effector-react';

import { chipsOf, chipText, chipValues, Cloth, LastNumbers, Racetrack, trayCss as css } from '@/entities/casino/pieces';
import { type Room, roundCss, spotText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

import { $canUndo, $chip, $lastChips, chipChosen, clothPressed } from '../model/chips';
import { $choice, $draft } from '../model/form';
import { $isMoving } from '../model/picture';

/** The cloth of the roulette with what the player has put on it. Row CAS-34. */
export function ChipCloth({ room }: { room: Room }) {
  const [choice, chip, locale, isMoving, press] = useUnit([$choice, $chip, $locale, $isMoving, clothPressed]);
  const drawn = (isMoving ? room.rounds.slice(1) : room.rounds).flatMap(({ draws }) => draws.slice(0, 1));
  const minor = chip ?? chipValues(room)[0] ?? room.min;
  const chips = [...chipsOf(choice)].map(([place, sum]) => [place, chipText(sum, room.iso, locale)] as const);
  return (
    <div className={roundCss.column}>
      <LastNumbers numbers={drawn} />
      <Cloth
        chips={new Map(chips)}
        press={(place) => press({ do: 'place', place, minor })}
        textOf={spotText}
        drawn={isMoving ? null : (drawn[0] ?? null)}
      />
      <Racetrack lay={(places) => press({ do: 'lay', places, minor })} textOf={spotText} />
    </div>
  );
}

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
