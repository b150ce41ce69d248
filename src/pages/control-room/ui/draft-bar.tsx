import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { isEmpty, sizeOf } from '../lib/draft';
import { $draft, discarded, reviewOpened } from '../model/draft';
import { draftBar, quiet } from './page.css';

/** What is not published yet stays in sight, with the way on and the way back. */
export function DraftBar() {
  const t = useT();
  const [draft, review, discard] = useUnit([$draft, reviewOpened, discarded]);
  return (
    <div role="status" className={isEmpty(draft) ? undefined : draftBar}>
      {!isEmpty(draft) && (
        <>
          <span className={quiet}>{t('debugger.room.draft', { count: sizeOf(draft) })}</span>
          <Button variant="primary" onClick={() => review()}>
            {t('debugger.room.review')}
          </Button>
          <Button onClick={() => discard()}>{t('debugger.room.discard')}</Button>
        </>
      )}
    </div>
  );
}
