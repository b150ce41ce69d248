import type { PlayerDocument } from '@contracts/documents';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import { DocumentRow } from './document-row';

/** What was sent, the newest first, each with what was found about it. */
export function Documents({ documents }: { documents: readonly PlayerDocument[] }) {
  const t = useT();
  if (documents.length === 0) return null;
  return (
    <section className={css.card} aria-label={t('verification.documents')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('verification.documents')}</h2>
        <span className={css.quiet}>{t('verification.sent', { count: documents.length })}</span>
      </header>
      <ul className={css.list}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}
