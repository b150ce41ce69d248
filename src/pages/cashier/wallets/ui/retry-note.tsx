import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { walletsOpened } from '../model/opened';

/** What could not be read; a press asks for everything of the page again. */
export function RetryNote({ text }: { text: string }) {
  const t = useT();
  const again = useUnit(walletsOpened);
  return (
    <Note
      tone="warning"
      role="status"
      actions={
        <Button size="sm" onClick={() => again()}>
          {t('main.retry')}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
