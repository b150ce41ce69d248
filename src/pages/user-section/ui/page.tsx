import { useUnit } from 'effector-react';

import { RestorePassword } from '@/features/access/restore-password';
import { useT } from '@/shared/i18n';
import { $routeMatch, AppLink } from '@/shared/routing';
import { FormPage, pageLink } from '@/shared/ui/form-page';

import { LinkPage } from './link-page';

function PasswordResetPage() {
  const t = useT();
  const toLogin = (
    <AppLink className={pageLink} to="/login">
      {t('auth.login.title')}
    </AppLink>
  );
  return (
    <FormPage title={t('session.reset.title')} height={240}>
      <RestorePassword done={toLogin} />
    </FormPage>
  );
}

/** Pages that mails lead to: activation, confirmation, newsletter, new password. Spec: shell §2. */
export function UserSectionPage() {
  const match = useUnit($routeMatch);
  return match?.meta.pageId === 'user-passwordreset' ? <PasswordResetPage /> : <LinkPage key={match?.meta.pageId} />;
}
