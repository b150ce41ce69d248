import { useUnit } from 'effector-react';

import { $cleared, $removedBet, removalForgotten, removalUndone } from '@/entities/coupon';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import * as css from './coupon-panel.css';

function useText(): string | null {
  const t = useT();
  const [removed, cleared] = useUnit([$removedBet, $cleared]);
  const bet = removed?.bet ?? (cleared?.bets.length === 1 ? cleared.bets[0] : undefined);
  if (!bet) return cleared && t('coupon.cleared', { count: cleared.bets.length });
  const { market, game } = bet;
  return t('coupon.removed', {
    outcome: fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } }),
  });
}

/** A bet that was taken off can be put back where it stood, and so can a slip that was cleared. */
export function UndoNote() {
  const t = useT();
  const text = useText();
  const [restore, forget] = useUnit([removalUndone, removalForgotten]);
  if (text === null) return null;
  return (
    <Note className={css.note}>
      <span className={css.undo}>
        <span className={css.undoText}>{text}</span>
        <Button size="sm" icon="undo" onClick={() => restore()}>
          {t('coupon.undo')}
        </Button>
        <IconButton size="sm" icon="close" iconSize={14} label={t('coupon.close')} onClick={() => forget()} />
      </span>
    </Note>
  );
}
