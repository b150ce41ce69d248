import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useT } from '@/shared/i18n';
import { RailButton } from '@/shared/ui/rail-button';

import { $history, $isListOpen, listOpened } from '../model/history';

const NoticeList = lazy(() => import('./notice-list').then((module) => ({ default: module.NoticeList })));

/** Opens the messages of this visit; absent while there was none. */
export function NoticesButton() {
  const t = useT();
  const [history, isOpen, open] = useUnit([$history, $isListOpen, listOpened]);
  if (history.length === 0) return null;
  return (
    <>
      <RailButton
        icon="message-circle"
        text={t('main.notice.list')}
        count={history.length}
        aria-haspopup="dialog"
        onClick={() => open()}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NoticeList />
        </Suspense>
      )}
    </>
  );
}
