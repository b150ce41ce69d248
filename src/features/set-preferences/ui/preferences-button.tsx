import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { $isOpen, preferencesAsked } from '../model/dialog';
import * as css from './preferences-button.css';

const PreferencesDialog = lazy(() =>
  import('./preferences-dialog').then((module) => ({ default: module.PreferencesDialog })),
);

/** Opens the settings of this browser. Where the column is narrow, the icon alone. */
export function PreferencesButton() {
  const t = useT();
  const [isOpen, ask] = useUnit([$isOpen, preferencesAsked]);
  return (
    <>
      <button type="button" className={css.button} aria-haspopup="dialog" onClick={() => ask()}>
        <Icon name="settings" />
        <span className={css.text}>{t('main.settings')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreferencesDialog />
        </Suspense>
      )}
    </>
  );
}
