import { useUnit } from 'effector-react';

import { $removedBet, betRestored, removalForgotten } from '@/entities/coupon';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import * as css from './coupon-panel.css';

/** A bet that was taken off can be put back where it stood. */
export function UndoNote() {
  const t = useT();
  const [removed, restore, forget] = useUnit([$removedBet, betRestored, removalForgotten]);
  if (!removed) return null;
  const { market, game } = removed.bet;
  const outcome = fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } });
  return (
    <Note className={css.note}>
      <span className={css.undo}>
        <span className={css.undoText}>{t('coupon.removed', { outcome })}</span>
        <Button size="sm" icon="undo" onClick={() => restore()}>
          {t('coupon.undo')}
        </Button>
        <IconButton size="sm" icon="close" iconSize={14} label={t('coupon.close')} onClick={() => forget()} />
      </span>
    </Note>
  );
}
