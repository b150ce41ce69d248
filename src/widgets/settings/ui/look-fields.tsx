import { useUnit } from 'effector-react';

import { $fontSize, $theme, fontSizeChosen, themeChosen } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

export function LookFields() {
  const t = useT();
  const [theme, fontSize, chooseTheme, chooseFontSize] = useUnit([$theme, $fontSize, themeChosen, fontSizeChosen]);
  return (
    <>
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
    </>
  );
}
