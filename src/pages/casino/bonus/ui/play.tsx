import { useUnit } from 'effector-react';

import { errorCodes } from '@contracts/common';

import { $locale, type TextKey, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Foot, RefusalNote } from '@/widgets/casino/room';

import type { Tickets } from '../lib/round';
import {
  $blocker,
  $isMoving,
  $isPlaying,
  $picks,
  $refusal,
  $round,
  againPressed,
  picksChanged,
  playPressed,
  skipPressed,
} from '../model/form';
import { $game, $own } from '../model/tickets';
import { NoTicket } from './no-ticket';
import * as css from './page.css';
import { parts } from './parts';

const ownRefusal = (code: number): TextKey | null =>
  code === errorCodes.conflict || code === 0 ? 'tickets.refused' : null;

/** The board, what the round came to, and the press: one press is one ticket. */
export function Play({ tickets: { iso, unit, stop } }: { tickets: Tickets }) {
  const t = useT();
  const [game, own, picks, round, isMoving, isPlaying] = useUnit([$game, $own, $picks, $round, $isMoving, $isPlaying]);
  const [blocker, refusal, locale] = useUnit([$blocker, $refusal, $locale]);
  const [change, play, again, skip] = useUnit([picksChanged, playPressed, againPressed, skipPressed]);
  const { Board, told } = parts[game];
  const worth = round === null ? { iso, unit } : round;
  const money = (units: number) => formatMoney(units * worth.unit, worth.iso, locale);
  const outcome = () => {
    if (round === null || isMoving) return null;
    const sum = formatMoney(round.payout, round.iso, locale);
    return [told(t, round), round.payout > 0 ? t('tickets.won', { sum }) : t('tickets.nothing')].filter(Boolean);
  };
  const isFree = stop === null && own.length > 0;
  return (
    <section className={css.card} aria-label={t(`tickets.name.${game}`)}>
      <div className={css.stage}>
        <Board {...{ picks, change, round, isMoving, isBusy: isPlaying, money }} />
        <p role="status" className={css.result}>
          {outcome()?.join('. ')}
        </p>
      </div>
      <div className={css.body}>
        <p className={css.quiet}>
          {[t(`tickets.choose.${game}`), ...(game === 'fortuna' ? [] : [t('tickets.same')])].join(' ')}
        </p>
        {(isFree || isMoving) && (
          <Foot>
            <div className={css.presses}>
              {round === null && isFree && (
                <Button
                  variant="primary"
                  size="xl"
                  busy={isPlaying}
                  aria-disabled={blocker !== null}
                  onClick={() => play()}
                >
                  {t('tickets.play')}
                </Button>
              )}
              {round !== null && isMoving && <Button onClick={() => skip()}>{t('rounds.skip')}</Button>}
              {round !== null && !isMoving && isFree && (
                <Button variant="primary" size="xl" onClick={() => again()}>
                  {t('tickets.again')}
                </Button>
              )}
            </div>
          </Foot>
        )}
        {isPlaying && <p className={css.quiet}>{t('tickets.lost')}</p>}
        {own.length === 0 && !isPlaying && !isMoving && <NoTicket />}
        {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
        <Note>{t('tickets.own')}</Note>
      </div>
    </section>
  );
}
