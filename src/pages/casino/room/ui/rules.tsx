import { useUnit } from 'effector-react';

import { type GamePart, percentOf, type Room, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { RulesCard } from '@/widgets/casino/room';

import { $choice } from '../model/form';
import { $game } from '../model/room';

/** The rules of the game in a card under it. */
export const Rules = (props: RulesProps) => (
  <RulesCard>
    <RulesText {...props} />
  </RulesCard>
);

type RulesProps = { part: GamePart; room: Room | null };

/** The game in one sentence, what comes back in the long run, how long a round takes (without a room: not known yet), and where its result comes from. */
export function RulesText({ part, room }: RulesProps) {
  const t = useT();
  const [locale, chosen, game] = useUnit([$locale, $choice, $game]);
  const { first, isChoice, returnOf, hitRateOf } = part.maths;
  const choice = isChoice(chosen) ? chosen : first;
  const seconds = room === null ? null : new Intl.NumberFormat(locale).format(room.cycleMs / 1000);
  return (
    <>
      <p className={css.quiet}>{t(`rounds.lead.${game}`)}</p>
      <p className={css.line}>
        <span>{t('rounds.rules.return')}</span>
        <span className={css.strong}>{percentOf(returnOf(choice), locale)}</span>
      </p>
      <p className={css.line}>
        <span>{t('rounds.rules.hit')}</span>
        <span className={css.strong}>{percentOf(hitRateOf(choice), locale)}</span>
      </p>
      {seconds !== null && (
        <p className={css.quiet}>
          {t(room?.mayAutoPlay === true ? 'rounds.rules.cycleAuto' : 'rounds.rules.cycle', { seconds })}
        </p>
      )}
      <p className={css.quiet}>{t('rounds.rules.fair')}</p>
      <part.Rules choice={choice} pool={room?.pool ?? null} />
    </>
  );
}
