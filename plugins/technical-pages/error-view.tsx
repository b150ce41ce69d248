import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Contact } from '../articles/contact';
import { PageLink } from '../articles/page-link';
import css from './technical-pages.module.css';

/**
 * Shows the general error page: what visitors can do now, and whom they can write to if that does not help. Spec: shell
 * §2, ROUTE-162.
 */
export function ErrorView() {
  const { $t, $contacts } = useHost();
  const [t, contacts] = useUnit([$t, $contacts]);
  return (
    <section className={css.page} role="alert">
      <h1 className={css.title}>{t('technical.error.title')}</h1>
      <p className={css.text}>{t('technical.error.text')}</p>
      <div className={css.actions}>
        <button type="button" className={css.primary} onClick={() => location.reload()}>
          {t('technical.reload')}
        </button>
        <PageLink path="/" className={css.link}>
          {t('technical.home')}
        </PageLink>
        <PageLink path="/home/live" className={css.link}>
          {t('technical.live')}
        </PageLink>
      </div>
      {contacts.length > 0 && (
        <address className={css.contacts}>
          <span>{t('technical.contacts')}</span>
          {contacts.map((contact) => (
            <Contact key={contact.kind} {...contact} />
          ))}
        </address>
      )}
    </section>
  );
}
