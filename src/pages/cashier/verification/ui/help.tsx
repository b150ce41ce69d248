import type { DocumentType } from '@contracts/documents';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import { typeText } from '../lib/texts';
import * as own from './page.css';

/** What each document opens, how long it takes, and what the picture must show. Row VERIF-09. */
export function Help({ types }: { types: readonly DocumentType[] }) {
  const t = useT();
  return (
    <div className={css.column}>
      <section className={css.card} aria-label={t('verification.opens')}>
        <header className={css.head}>
          <h2 className={css.name}>{t('verification.opens')}</h2>
        </header>
        <ul className={css.list}>
          {types.map((type) => (
            <li key={type} className={own.document}>
              <span className={css.strong}>{t(typeText(type))}</span>
              <span className={css.quiet}>
                {t(type === 3 ? 'verification.opens.more' : 'verification.opens.identity')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.card} aria-label={t('verification.time')}>
        <header className={css.head}>
          <h2 className={css.name}>{t('verification.time')}</h2>
        </header>
        <div className={css.body}>
          <p className={css.quiet}>{t('verification.time.text')}</p>
          <ul className={own.advice}>
            <li>{t('verification.advice.corners')}</li>
            <li>{t('verification.advice.glare')}</li>
            <li>{t('verification.advice.whole')}</li>
            <li>{t('verification.advice.metadata')}</li>
          </ul>
        </div>
      </section>
    </div>
  );
}
