import { useUnit } from 'effector-react';

import { $fontSize, $hasShortcuts, $theme, fontSizeChosen, shortcutsChosen, themeChosen } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import { preferencesLeft } from '../model/dialog';
import { hint, rows } from './preferences-dialog.css';
import { ClockFields } from './clock-fields';
import { MovesField } from './moves-field';
import { OddsField } from './odds-field';

/** Each choice holds at once, on this browser. Spec: PREF-01. */
export function PreferencesDialog() {
  const t = useT();
  const [hasShortcuts, chooseShortcuts] = useUnit([$hasShortcuts, shortcutsChosen]);
  const [theme, fontSize, chooseTheme, chooseFontSize, leave] = useUnit([
    $theme,
    $fontSize,
    themeChosen,
    fontSizeChosen,
    preferencesLeft,
  ]);
  return (
    <Dialog open title={t('main.settings')} closeLabel={t('main.close')} onClose={leave} size="sm">
      <div className={rows}>
        <OddsField />
        <MovesField />
        <ClockFields />
        <Select
          label={t('preferences.theme')}
          options={[
            { value: 'light', label: t('preferences.theme.light') },
            { value: 'dark', label: t('preferences.theme.dark') },
          ]}
          value={theme}
          onValueChange={chooseTheme}
        />
        <Select
          label={t('preferences.font')}
          options={[
            { value: 'small', label: t('preferences.font.small') },
            { value: 'medium', label: t('preferences.font.medium') },
            { value: 'large', label: t('preferences.font.large') },
          ]}
          value={fontSize}
          onValueChange={chooseFontSize}
        />
        <div>
          <Switch label={t('preferences.shortcuts')} checked={hasShortcuts} onCheckedChange={chooseShortcuts} />
          <p className={hint}>{t('preferences.shortcuts.hint')}</p>
        </div>
      </div>
    </Dialog>
  );
}
