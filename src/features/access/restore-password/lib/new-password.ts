import { NewPassword } from '@contracts/auth';
import { readCode } from '@contracts/typed/digits';

export type NewPasswordFields = { code: string; second: string; password: string; repeat: string };
export type NewPasswordErrors = {
  code?: 'field_error_code';
  second?: 'field_error_code';
  password?: 'field_error_password';
  repeat?: 'field_error_password_repeat';
};

/** Decision D-85. `asksCode`: there is no link, so the form wants a code. `asksSecond`: that of the second factor too. */
export function problemsOf(
  { code, second, password, repeat }: NewPasswordFields,
  { asksCode, asksSecond }: { asksCode: boolean; asksSecond: boolean },
): NewPasswordErrors {
  const isCode = !asksCode || readCode(code) !== null;
  const isSecond = !asksSecond || readCode(second) !== null;
  return {
    ...(isSecond ? {} : { second: 'field_error_code' as const }),
    ...(isCode ? {} : { code: 'field_error_code' as const }),
    ...(NewPassword.safeParse(password).success ? {} : { password: 'field_error_password' as const }),
    ...(password === repeat ? {} : { repeat: 'field_error_password_repeat' as const }),
  };
}
