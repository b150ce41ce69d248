import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $notice } from '@/shared/lib/notices';

import { NoticeCard } from './notice-card';
import { place } from './notices.css';

/** One message at a time, over the page. The places for reading aloud are always there, so that what appears in them is read. Spec: shell §9. */
export function NoticePlace() {
  const t = useT();
  const notice = useUnit($notice);
  const card = notice !== null && <NoticeCard key={notice.id} notice={notice} />;
  const isUrgent = notice?.kind === 'error';
  return (
    <section className={place} aria-label={t('main.notice.region')}>
      <div role="alert">{isUrgent && card}</div>
      <div role="status">{!isUrgent && card}</div>
    </section>
  );
}
