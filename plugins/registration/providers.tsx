import { buttonLook } from '@openbook/ui';

import css from './registration.module.css';
import { useForm } from './use-form';

/** Other sites whose account may open one here. They lead away and back. Row REG-02. */
export function Providers() {
  const { t, form } = useForm();
  return (
    <div className={css.form}>
      <ul className={css.providers} aria-label={t('registration.way.social')}>
        {form.social.providers.map(({ id, name, href }) => (
          <li key={id}>
            <a className={buttonLook({ block: true })} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t('registration.social.text')}</p>
    </div>
  );
}
