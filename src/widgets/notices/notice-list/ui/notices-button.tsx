import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { RailButton } from '@/shared/ui/rail-button';

import { $history, $isListOpen, listClosed, listOpened } from '../model/history';

const NoticeList = createPartView({
  name: 'messages',
  load: () => import('./notice-list'),
  view: (module) => module.NoticeList,
  closed: listClosed,
});

/** Opens the messages of this visit. Absent while there are none. */
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
      {isOpen && <NoticeList />}
    </>
  );
}
