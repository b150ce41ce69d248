import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

import { shortcuts } from '../lib/shortcuts';
import * as css from './shortcuts-dialog.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open dismiss="any" title={t('popups.keys.title')} closeLabel={t('main.close')} onClose={onClose}>
      <dl className={css.list}>
        {shortcuts.map(({ what, keys }) => (
          <div key={what} className={css.row}>
            <dt>{t(`popups.keys.${what}`)}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('popups.keys.off')}</p>
    </Dialog>
  );
}
