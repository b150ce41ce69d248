import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $offeredLanguages, LanguageSelect } from '@/features/switch-language';
import { productName } from '@/shared/config';
import { $hasFrameTexts } from '@/shared/i18n';

import * as css from './plain-layout.css';

/**
 * The empty, blocked and maintenance layouts: no remote app, no coupon, nothing that a closed site cannot serve. Spec:
 * shell §2, MAINT-08.
 */
export function PlainLayout({ children }: { children: ReactNode }) {
  const [languages, hasTexts] = useUnit([$offeredLanguages, $hasFrameTexts]);
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <span className={css.name}>
          <img src="/icons/favicon.svg" width={24} height={24} alt="" />
          {productName}
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
