import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { StakeField } from '@/widgets/games/room';

import { $choice, $draft, $stake, choiceChanged, stakeTyped } from '../model/form';
import { ChipTray, PartField } from './late';

/** What the player chooses and stakes on one round. */
export function StakeFields({ room, part: { Controls, isWide, stakeOf } }: { room: Room; part: GamePart }) {
  const t = useT();
  const [stake, choice, { minor }, locale] = useUnit([$stake, $choice, $draft, $locale]);
  const [change, type] = useUnit([choiceChanged, stakeTyped]);
  return (
    <>
      <PartField />
      {Controls !== null && isWide !== true && <Controls choice={choice} change={change} />}
      {stakeOf !== undefined ? (
        <ChipTray room={room} />
      ) : room.min === room.max ? (
        <p className={css.quiet}>{t('originals.price', { sum: formatMoney(room.min, room.iso, locale) })}</p>
      ) : (
        <StakeField iso={room.iso} bounds={room} text={stake} minor={minor} type={type} />
      )}
    </>
  );
}
