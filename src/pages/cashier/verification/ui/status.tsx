import { useUnit } from 'effector-react';

import type { Verification } from '@contracts/documents';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $isFormShown, anotherWanted } from '../model/form';

const looks = {
  none: { tone: 'info', icon: 'info' },
  waiting: { tone: 'info', icon: 'clock' },
  verified: { tone: 'success', icon: 'check' },
} as const;

/** Is the player known, and what is wanted of them? Row VERIF-01. */
export function Status({ known: { status, isMoreWanted } }: { known: Verification }) {
  const t = useT();
  const [isFormShown, wantAnother] = useUnit([$isFormShown, anotherWanted]);
  return (
    <Note
      {...looks[status]}
      role="status"
      title={t(`verification.status.${status}`)}
      actions={
        isFormShown ? undefined : (
          <Button size="sm" onClick={() => wantAnother()}>
            {t('verification.another')}
          </Button>
        )
      }
    >
      {t(isMoreWanted && status === 'none' ? 'verification.more' : `verification.means.${status}`)}
    </Note>
  );
}
