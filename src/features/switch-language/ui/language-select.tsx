import { useUnit } from 'effector-react';

import { $language, useT } from '@/shared/i18n';
import { Select, type SelectProps } from '@/shared/ui/select';

import { $offeredLanguages } from '../model/sources';
import { languageSwitchRequested } from '../model/switch';

export type LanguageSelectProps = Pick<SelectProps, 'size' | 'icon' | 'isLabelHidden'>;

/** Shows each language by its own name, for people who read no other. */
export function LanguageSelect(look: LanguageSelectProps) {
  const t = useT();
  const [language, offered, choose] = useUnit([$language, $offeredLanguages, languageSwitchRequested]);
  return (
    <Select
      {...look}
      label={t('main.language')}
      options={offered.map(({ code, nameNative }) => ({ value: code, label: nameNative }))}
      value={language}
      onValueChange={choose}
    />
  );
}
