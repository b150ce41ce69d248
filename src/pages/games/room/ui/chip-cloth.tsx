import { useUnit } from 'effector-react';

import { chipsOf, chipText, chipValues, Cloth, LastNumbers } from '@/entities/games/pieces';
import { type Room, roundCss as css, spotText } from '@/entities/games/round';
import { $locale } from '@/shared/i18n';

import { $chip, clothPressed } from '../model/chips';
import { $choice } from '../model/form';
import { $isMoving } from '../model/motion';

/** The cloth of the roulette with what the player has put on it. Row CAS-34. */
export function ChipCloth({ room }: { room: Room }) {
  const [choice, chip, locale, isMoving, press] = useUnit([$choice, $chip, $locale, $isMoving, clothPressed]);
  const drawn = (isMoving ? room.rounds.slice(1) : room.rounds).flatMap(({ draws }) => draws.slice(0, 1));
  const minor = chip ?? chipValues(room)[0] ?? room.min;
  const chips = [...chipsOf(choice)].map(([place, sum]) => [place, chipText(sum, room.iso, locale)] as const);
  return (
    <div className={css.column}>
      <LastNumbers numbers={drawn} />
      <Cloth
        chips={new Map(chips)}
        press={(place) => press({ do: 'place', place, minor })}
        textOf={spotText}
        drawn={isMoving ? null : (drawn[0] ?? null)}
      />
    </div>
  );
}
