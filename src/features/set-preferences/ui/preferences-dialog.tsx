import { useUnit } from 'effector-react';

import { $fontSize, $theme, fontSizeChosen, themeChosen } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { Select } from '@/shared/ui/select';

import { preferencesLeft } from '../model/dialog';
import { rows } from './preferences-dialog.css';
import { ClockFields } from './clock-fields';
import { MovesField } from './moves-field';
import { OddsField } from './odds-field';

/** Each choice holds at once, on this browser. Spec: PREF-01. */
export function PreferencesDialog() {
  const t = useT();
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
      </div>
    </Dialog>
  );
}
