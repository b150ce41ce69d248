import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { RestorePassword } from '@/features/access/restore-password';
import { useT } from '@/shared/i18n';
import { $routeMatch, AppLink } from '@/shared/routing';

import { LinkPage } from './link-page';
import * as css from './page.css';

function PasswordResetPage() {
  const t = useT();
  const toLogin = (
    <AppLink className={css.link} to="/login">
      {t('auth.login.title')}
    </AppLink>
  );
  return (
    <div className={css.card}>
      <h1 className={css.title}>{t('session.reset.title')}</h1>
      <Suspense fallback={<div className={css.waiting} />}>
        <RestorePassword done={toLogin} />
      </Suspense>
    </div>
  );
}

/** Pages that mails lead to: activation, confirmation, newsletter, new password. Spec: shell §2. */
export function UserSectionPage() {
  const match = useUnit($routeMatch);
  return match?.meta.pageId === 'user-passwordreset' ? <PasswordResetPage /> : <LinkPage key={match?.meta.pageId} />;
}
