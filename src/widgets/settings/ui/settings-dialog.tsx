import { useUnit } from 'effector-react';

import { $hasShortcuts, shortcutsChosen } from '@/entities/preferences';
import { languagesPart } from '@/features/switch-language';
import { useT } from '@/shared/i18n';
import { PartTold, usePart } from '@/shared/part';
import { Dialog } from '@/shared/ui/dialog';
import { Switch } from '@/shared/ui/switch';

import { settingsClosed } from '../model/dialog';
import { AllSettings } from './all-settings';
import { ClockFields } from './clock-fields';
import { LookFields } from './look-fields';
import { MovesField } from './moves-field';
import { OddsField } from './odds-field';
import { hint, rows } from './settings-dialog.css';
import { ShowFields } from './show-fields';
import { TellFields } from './tell-fields';

/** The only place of all settings. Each choice takes effect at once, on this browser; those of a player follow them. Spec: PREF-01, UI-30. */
export function SettingsDialog() {
  const t = useT();
  const [hasShortcuts, chooseShortcuts, close] = useUnit([$hasShortcuts, shortcutsChosen, settingsClosed]);
  const { module: languages } = usePart(languagesPart);
  if (languages === null) return <PartTold part={languagesPart} onClose={close} />;
  return (
    <Dialog open title={t('main.settings')} closeLabel={t('main.close')} onClose={close} size="sm">
      <div className={rows}>
        <languages.LanguageSelect />
        <LookFields />
        <OddsField />
        <MovesField />
        <ClockFields />
        <div>
          <Switch label={t('preferences.shortcuts')} checked={hasShortcuts} onCheckedChange={chooseShortcuts} />
          <p className={hint}>{t('preferences.shortcuts.hint')}</p>
        </div>
        <ShowFields />
        <TellFields />
        <AllSettings />
      </div>
    </Dialog>
  );
}
