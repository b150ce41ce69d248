import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $isDue, $isSaving, reviewedPressed, reviewWanted } from '../model/review';

/** After six months: do the limits still suit? It stays until the player says that they have looked. Row LIM-49. */
export function ReviewNote() {
  const t = useT();
  const [isDue, isSaving, wanted, reviewed] = useUnit([$isDue, $isSaving, reviewWanted, reviewedPressed]);
  useEffect(() => {
    wanted();
  }, [wanted]);
  if (!isDue) return null;
  return (
    <Note
      tone="info"
      icon="clock"
      title={t('limits.review')}
      actions={
        <Button size="sm" busy={isSaving} onClick={() => reviewed()}>
          {t('limits.review.done')}
        </Button>
      }
    >
      {t('limits.review.text')}
    </Note>
  );
}
