import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { Icon } from '@/shared/ui/icon';

import { offline } from './offline-bar.css';

/** Shows from the first call that found no network until the first answer. Spec: design F35. */
export function OfflineBar() {
  const t = useT();
  const isOnline = useUnit($isOnline);
  return (
    <div role="status">
      {!isOnline && (
        <p className={offline}>
          <Icon name="offline" size={14} />
          {t('main.offline')}
        </p>
      )}
    </div>
  );
}
