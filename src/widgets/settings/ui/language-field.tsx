import { useUnit } from 'effector-react';

import { $offeredLanguages, languageSwitchRequested } from '@/features/switch-language';
import { $language, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { languages } from './settings-dialog.css';

/** Each language by its own name, for who reads no other. */
export function LanguageField() {
  const t = useT();
  const [language, offered, choose] = useUnit([$language, $offeredLanguages, languageSwitchRequested]);
  return (
    <Select
      label={t('preferences.language')}
      className={languages}
      options={offered.map(({ code, nameNative }) => ({ value: code, label: nameNative }))}
      value={language}
      onValueChange={choose}
    />
  );
}
