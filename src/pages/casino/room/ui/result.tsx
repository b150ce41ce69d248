import { useUnit } from 'effector-react';

import { type GamePart, type Room, type Round, roundCss as css, worthOf } from '@/entities/casino/round';
import { $locale, type Translate, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { createPartView } from '@/shared/part';
import { Button } from '@/shared/ui/button';

import { $choice, $isPlaying, choiceChanged, stepPressed } from '../model/form';
import { $isMoving, $isPictureGone, skipPressed } from '../model/picture';
import * as own from './frame.css';

/** The words beside it are the result; the picture comes into its place after them. */
const PictureFrame = createPartView({
  name: 'picture of a game',
  load: () => import('./picture-frame'),
  view: (module) => module.PictureFrame,
  fallback: <div className={own.frame} />,
});

/** What it pays, or what it would pay if it were taken now; nothing where nobody can know yet. */
function paidText(t: Translate, round: Round, part: GamePart, locale: string): string[] {
  if (!round.isOpen) return [t('rounds.paid', { sum: formatMoney(round.payout, round.iso, locale) })];
  if (part.take !== 'worth') return [];
  return [t('rounds.worth', { sum: formatMoney(worthOf(round, part.maths), round.iso, locale) })];
}

/**
 * What the last round drew and paid, once the server has said it: nothing turns before, and nothing celebrates. Row CAS-15.
 */
export function Result({ room, part }: { room: Room; part: GamePart }) {
  const t = useT();
  const [locale, isMoving, isBusy, isGone] = useUnit([$locale, $isMoving, $isPlaying, $isPictureGone]);
  const [skip, step, choice, change] = useUnit([skipPressed, stepPressed, $choice, choiceChanged]);
  const { Board, Field, Cover } = part;
  const round = room.rounds[0] ?? null;
  return (
    <section className={css.card} aria-label={t('rounds.result')}>
      <div className={css.body}>
        <div className={own.picture} data-gone={isGone} data-low={part.isWide === true || part.stakeOf !== undefined}>
          <PictureFrame round={round} isPressed={Field !== undefined} />
          {Field !== undefined && (
            <div className={own.board}>
              <Field choice={choice} change={change} />
            </div>
          )}
          {Cover !== undefined && isMoving && !isGone && (
            <div className={own.board}>
              <Cover key={round?.id} uncover={() => skip()} />
            </div>
          )}
          {Board !== undefined && round?.isOpen === true && (
            <div className={own.board}>
              <Board round={round} isBusy={isBusy} step={step} />
            </div>
          )}
        </div>
        <div className={own.words}>
          <p role="status" className={css.paid}>
            {round === null && <span>{t('rounds.noResult')}</span>}
            {round !== null && !isMoving && (
              <span>{[part.outcome(t, round, locale), ...paidText(t, round, part, locale)].join('. ')}</span>
            )}
          </p>
          {isMoving && (
            <Button size="sm" onClick={() => skip()}>
              {t(Cover === undefined ? 'rounds.skip' : 'originals.scratch.reveal')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
