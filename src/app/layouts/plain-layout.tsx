import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $house } from '@/entities/site';
import { $offeredLanguages, LanguageSelect } from '@/features/switch-language';
import { $hasFrameTexts } from '@/shared/i18n';

import * as css from './plain-layout.css';

/**
 * The empty, blocked and maintenance layouts: no remote app, no coupon, nothing that a closed site cannot serve. Spec:
 * shell §2, MAINT-08.
 */
export function PlainLayout({ children }: { children: ReactNode }) {
  const [languages, hasTexts, { name }] = useUnit([$offeredLanguages, $hasFrameTexts, $house]);
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <span className={css.name}>
          <img src="/icons/favicon.svg" width={24} height={24} alt="" />
          {name}
        </span>
        {languages.length > 1 && hasTexts && (
          <div className={css.languages}>
            <LanguageSelect isLabelHidden size="sm" icon="languages" />
          </div>
        )}
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
