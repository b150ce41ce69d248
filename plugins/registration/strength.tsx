import { type PasswordStrength, strengthOf } from '@contracts/password-strength';

import css from './registration.module.css';
import { useForm } from './use-form';

const levels: Readonly<Record<PasswordStrength, number>> = { rule: 1, easy: 1, own: 1, fair: 2, good: 3, strong: 4 };

/** How hard the new password is to guess, in words; the bars repeat it. Before the first sign: what it must be. */
export function Strength() {
  const { t, form } = useForm();
  const { password, email } = form.fields;
  const strength = strengthOf(password, email);
  return (
    <div role="status">
      {password !== '' && (
        <>
          <span className={css.bars} data-level={levels[strength]} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <p className={css.hint}>
            {t(strength === 'rule' ? 'registration.passwordHint' : `registration.strength.${strength}`)}
          </p>
        </>
      )}
    </div>
  );
}
