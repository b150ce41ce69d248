import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { outcomeText } from '../lib/outcome';
import { type Room, worthOf } from '../lib/room';
import * as css from './page.css';
import { Picture } from './picture';

/**
 * What the last round drew and paid, once the server has said it: nothing turns before, and nothing celebrates. Row CAS-15.
 */
export function Result({ room }: { room: Room }) {
  const t = useT();
  const locale = useUnit($locale);
  const round = room.rounds[0] ?? null;
  const money = (minor: number) => formatMoney(minor, room.iso, locale);
  return (
    <section className={css.card} aria-label={t('rounds.result')}>
      <div className={css.body}>
        <Picture room={room} />
        <p role="status" className={css.paid}>
          {round === null
            ? t('rounds.noResult')
            : [
                outcomeText(t, round, locale),
                round.isOpen
                  ? t('rounds.worth', { sum: money(worthOf(round)) })
                  : t('rounds.paid', { sum: formatMoney(round.payout, round.iso, locale) }),
              ].join('. ')}
        </p>
      </div>
    </section>
  );
}
