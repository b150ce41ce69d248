import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import { $notices } from '../model/room';

/** What the operator must know of the server: somebody outside can know results. Decision D-530. */
export function Notices() {
  const t = useT();
  const notices = useUnit($notices);
  return notices.map((notice) => (
    <Note key={notice} tone="warning">
      {t(`debugger.notice.${notice}`)}
    </Note>
  ));
}
