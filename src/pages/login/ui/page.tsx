import { LoginForm } from '@/features/access/log-in';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { FormPage, pageLink } from '@/shared/ui/form-page';

/** A closed address leads visitors here when they have no page beneath a dialog. Spec: shell §4, decision D-34. */
export function LoginPage() {
  const t = useT();
  const reset = (
    <AppLink className={pageLink} to="/user/passwordreset">
      {t('auth.login.forgot')}
    </AppLink>
  );
  const register = (
    <>
      <span>{t('auth.login.noAccount')}</span>{' '}
      <AppLink className={pageLink} to="/registration">
        {t('auth.login.register')}
      </AppLink>
    </>
  );
  return (
    <FormPage title={t('auth.login.title')} height={240} foot={[reset, register]}>
      <LoginForm />
    </FormPage>
  );
}
