import { LoginText } from '@contracts/auth';

export type LoginFields = { login: string; password: string; isSaved: boolean; code: string };

/** Keys of the texts beside the fields. */
export type LoginErrors = {
  login?: 'field_error_login' | 'field_error_required';
  password?: 'field_error_required';
  code?: 'field_error_code';
};

/** Decision D-85: the form of a login only asks that the password is there. */
export function problemsOf({ login, password, code }: LoginFields, isSecondStep: boolean): LoginErrors {
  if (isSecondStep) return /^\d{4,8}$/.test(code.trim()) ? {} : { code: 'field_error_code' };
  const text = login.trim();
  const isLogin = LoginText.safeParse(text).success;
  return {
    ...(isLogin ? {} : { login: text === '' ? ('field_error_required' as const) : ('field_error_login' as const) }),
    ...(password === '' ? { password: 'field_error_required' as const } : {}),
  };
}

export const isEmpty = (errors: LoginErrors): boolean => Object.keys(errors).length === 0;
