import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { MoneyForm } from '@/shared/ui/money-form';
import { Foot, RefusalNote } from '@/widgets/casino/room';

import { ownRefusal } from '../lib/refusals';
import { $draft, $isPlaying, $refusal, playPressed } from '../model/form';
import { ChoiceFields, StakeOfRound } from './stake-fields';

/** Stake and press: one press is one round. A button that does nothing says why. */
export function PlayForm({ room, part }: { room: Room; part: GamePart }) {
  const t = useT();
  const [draft, isPlaying, refusal, locale, press] = useUnit([$draft, $isPlaying, $refusal, $locale, playPressed]);
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  const { minor, blocker } = draft;
  const seconds = new Intl.NumberFormat(locale).format(room.cycleMs / 1000);
  return (
    <MoneyForm className={css.column} onCommit={() => press()}>
      <ChoiceFields part={part} />
      <Foot>
        <StakeOfRound room={room} part={part} />
        <Button type="submit" variant="primary" size="xl" block busy={isPlaying} aria-disabled={blocker !== null}>
          {minor === null ? t('rounds.playEmpty') : t('rounds.play', { sum: money(minor) })}
        </Button>
        {blocker !== null && (
          <p className={css.quiet}>
            {t(`rounds.block.${blocker}`, { sum: money(blocker === 'low' ? room.min : room.max), seconds })}
          </p>
        )}
        {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
      </Foot>
    </MoneyForm>
  );
}
