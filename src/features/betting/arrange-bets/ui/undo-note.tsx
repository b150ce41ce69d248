import { useUnit } from 'effector-react';

import { $takenOff, removalForgotten, removalUndone } from '@/entities/coupon';
import { fullOutcome } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import * as css from './undo-note.css';

function useText(): string | null {
  const t = useT();
  const [bet, ...others] = useUnit($takenOff);
  if (bet === undefined) return null;
  if (others.length > 0) return t('coupon.cleared', { count: others.length + 1 });
  const { market, game } = bet;
  return t('coupon.removed', {
    outcome: fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } }),
  });
}

/** The player can restore a removed bet to its place, and a cleared slip. */
export function UndoNote() {
  const t = useT();
  const text = useText();
  const [restore, forget] = useUnit([removalUndone, removalForgotten]);
  if (text === null) return null;
  return (
    <Note className={panel.note}>
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
