import { NewPassword } from '@contracts/auth';

export type NewPasswordFields = { code: string; password: string; repeat: string };
export type NewPasswordErrors = {
  code?: 'field_error_code';
  password?: 'field_error_password';
  repeat?: 'field_error_password_repeat';
};

/** Decision D-85. `asksCode`: there is no link, so the form wants a code. */
export function problemsOf({ code, password, repeat }: NewPasswordFields, asksCode: boolean): NewPasswordErrors {
  const isCode = !asksCode || /^\d{4,8}$/.test(code.trim());
  return {
    ...(isCode ? {} : { code: 'field_error_code' as const }),
    ...(NewPassword.safeParse(password).success ? {} : { password: 'field_error_password' as const }),
    ...(password === repeat ? {} : { repeat: 'field_error_password_repeat' as const }),
  };
}
