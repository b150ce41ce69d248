import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $offeredLanguages, languageSwitchRequested } from '@/features/switch-language';
import { productName } from '@/shared/config';
import { $language, $loadedGroups, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import * as css from './plain-layout.css';

/** The empty, blocked and maintenance layouts: no remote app, no coupon, nothing that a closed site could not serve. Spec: shell §2, MAINT-08. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const [language, languages, groups, choose] = useUnit([
    $language,
    $offeredLanguages,
    $loadedGroups,
    languageSwitchRequested,
  ]);
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <span className={css.name}>
          <img src="/icons/favicon.svg" width={24} height={24} alt="" />
          {productName}
        </span>
        {languages.length > 1 && groups.includes('main') && (
          <Select
            className={css.languages}
            label={t('main.language')}
            isLabelHidden
            size="sm"
            icon="languages"
            options={languages.map(({ code, nameNative }) => ({ value: code, label: nameNative }))}
            value={language}
            onValueChange={choose}
          />
        )}
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
