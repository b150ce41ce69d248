import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/progress';

import { $draft, $underWay, editOpened } from '../model/edit';
import { editingOpened } from '../model/opened';
import * as css from './edit-bet.css';
import { Editor } from './editor';

/** The edit of one open bet: a button, its editor, or how far the edit on its way is. Row BET-33. */
export default function EditBet({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const [draft, underWay, shown, open] = useUnit([$draft, $underWay, editingOpened, editOpened]);
  useEffect(() => {
    shown();
  }, [shown]);
  const stage = underWay[bet.id];

  if (stage !== undefined)
    return (
      <p className={css.facts} role="status">
        <Spinner size={16} />
        {t(stage === 'checking' ? 'edit.checking' : 'edit.stop.busy')}
      </p>
    );
  if (draft?.betId === bet.id) return <Editor bet={bet} draft={draft} />;
  return (
    <div className={css.open}>
      <Button
        size="sm"
        aria-label={t('edit.openName', { number: bet.id })}
        onClick={() => {
          open(bet);
        }}
      >
        {t('edit.open')}
      </Button>
    </div>
  );
}
