import { useUnit } from 'effector-react';

import { gameOf } from '@contracts/games';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Room } from '../lib/room';
import { diceText, drawnText } from '../lib/texts';
import * as css from './page.css';
import { Reels } from './reels';

/**
 * What the last round drew and paid, once the server has said it: nothing turns before, and nothing celebrates. Row CAS-15.
 */
export function Result({ room }: { room: Room }) {
  const t = useT();
  const locale = useUnit($locale);
  const round = room.rounds[0] ?? null;
  const isSlot = gameOf(room.game).kind === 'slot';
  return (
    <section className={css.card} aria-label={t('rounds.result')}>
      <div className={css.body}>
        {isSlot && <Reels draws={round?.draws ?? null} />}
        {!isSlot && round !== null && (
          <p className={css.drawn} aria-hidden="true">
            <bdi>{drawnText(t, round)}</bdi>
          </p>
        )}
        <p role="status" className={css.paid}>
          {round === null
            ? t('rounds.noResult')
            : [
                isSlot
                  ? drawnText(t, round)
                  : t('rounds.under', { drawn: drawnText(t, round), below: diceText(round.choice.below ?? 0) }),
                t('rounds.paid', { sum: formatMoney(round.payout, round.iso, locale) }),
              ].join('. ')}
        </p>
      </div>
    </section>
  );
}
