import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useT } from '@/shared/i18n';
import { RailButton } from '@/shared/ui/rail-button';

import { $isOpen, preferencesAsked } from '../model/dialog';

const PreferencesDialog = lazy(() =>
  import('./preferences-dialog').then((module) => ({ default: module.PreferencesDialog })),
);

/** Opens the settings of this browser. */
export function PreferencesButton() {
  const t = useT();
  const [isOpen, ask] = useUnit([$isOpen, preferencesAsked]);
  return (
    <>
      <RailButton icon="settings" text={t('main.settings')} aria-haspopup="dialog" onClick={() => ask()} />
      {isOpen && (
        <Suspense fallback={null}>
          <PreferencesDialog />
        </Suspense>
      )}
    </>
  );
}
