import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { StakeField } from '@/widgets/casino/room';

import { $choice, $draft, $stake, choiceChanged, stakeTyped } from '../model/form';
import { ChipTray, PartField } from './late';

type Fields = { room: Room; part: GamePart };

/** What the player chooses for one round. */
export function ChoiceFields({ part: { Controls, isWide } }: Pick<Fields, 'part'>) {
  const [choice, change] = useUnit([$choice, choiceChanged]);
  return (
    <>
      <PartField />
      {Controls !== null && isWide !== true && <Controls choice={choice} change={change} />}
    </>
  );
}

/** What they stake on it. */
export function StakeOfRound({ room, part }: Fields) {
  const t = useT();
  const [stake, { minor }, locale, type] = useUnit([$stake, $draft, $locale, stakeTyped]);
  if (part.stakeOf !== undefined) return <ChipTray room={room} />;
  if (room.min === room.max)
    return <p className={css.quiet}>{t('originals.price', { sum: formatMoney(room.min, room.iso, locale) })}</p>;
  return <StakeField iso={room.iso} bounds={room} text={stake} minor={minor} type={type} />;
}
