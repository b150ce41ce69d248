import { LoginText } from '@contracts/auth';
import { readCode } from '@contracts/typed/digits';

import { isPhone, type PhoneCountry } from '@/entities/access/phone';

import type { AuthCall, Components } from './call';

/** How players say who they are. The backend alone asks for a second step. Spec: shell §4. */
export const loginModes = ['login_password', 'phone_password', 'sms'] as const;
export type LoginMode = (typeof loginModes)[number];

/** `countryId` null: not chosen. `phone`: digits without the code. */
export type LoginFields = {
  login: string;
  password: string;
  isSaved: boolean;
  code: string;
  countryId: number | null;
  phone: string;
};

/** Keys of the texts beside the fields. */
export type LoginErrors = {
  login?: 'field_error_login' | 'field_error_required';
  password?: 'field_error_required';
  phone?: 'field_error_phone';
  code?: 'field_error_code';
};

export type LoginState = {
  mode: LoginMode;
  /** The second step, null during the first. */
  step: 'two_step' | 'sms' | 'social_two_step' | null;
  fields: LoginFields;
  country: PhoneCountry | null;
  /** The provider whose account is being linked. */
  isLinking: boolean;
  components: Components;
};

const required = (text: string) => (text === '' ? { password: 'field_error_required' as const } : {});

/** Decision D-85: a login form only checks that there is a password. */
export function problemsOf({ mode, step, fields, country }: LoginState): LoginErrors {
  if (step !== null) return readCode(fields.code) === null ? { code: 'field_error_code' } : {};
  if (mode !== 'login_password') {
    const phone = isPhone(fields.phone, country) ? {} : { phone: 'field_error_phone' as const };
    return mode === 'sms' ? phone : { ...phone, ...required(fields.password) };
  }
  const text = fields.login.trim();
  const isLogin = LoginText.safeParse(text).success;
  return {
    ...(isLogin ? {} : { login: text === '' ? ('field_error_required' as const) : ('field_error_login' as const) }),
    ...required(fields.password),
  };
}

export const isEmpty = (errors: LoginErrors): boolean => Object.keys(errors).length === 0;

/** The call that the form makes now. It carries the fields of the present mode only. */
export function callOf({ mode, step, fields, country, isLinking, components }: LoginState): AuthCall {
  const { login, password, isSaved, code, phone: number } = fields;
  if (step === 'sms') return { kind: 'smsCode', code };
  if (step === 'social_two_step') return { kind: 'socialTwoStep', code };
  if (step === 'two_step') return { kind: 'twoStep', code, isSaved, components };
  const phone = { code: country?.code ?? '', number };
  if (mode === 'sms') return { kind: 'sms', ...phone, components };
  if (mode === 'phone_password') return { kind: 'phone', ...phone, password, isSaved, components };
  return isLinking ? { kind: 'social', login, password } : { kind: 'login', login, password, isSaved, components };
}
