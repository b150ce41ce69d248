import { headerNames, headerValues } from '@contracts/common';
import { readCode } from '@contracts/typed/digits';

import { encodeText } from '@/shared/api';

/** What the fingerprint service says about this browser; the auth calls carry it. */
export type Components = Record<string, unknown> | undefined;

/** One call of the form. A phone has `code` with its plus, and `number` in digits without it. */
export type AuthCall =
  | { kind: 'login'; login: string; password: string; isSaved: boolean; components: Components }
  | { kind: 'phone'; code: string; number: string; password: string; isSaved: boolean; components: Components }
  | { kind: 'sms'; code: string; number: string; components: Components }
  | { kind: 'smsCode'; code: string }
  | { kind: 'social'; login: string; password: string }
  | { kind: 'twoStep'; code: string; isSaved: boolean; components: Components }
  | { kind: 'socialTwoStep'; code: string };

/** A keyboard can write "é" in two ways. Both must give the same login. */
const loginText = (login: string) => encodeText(login.trim().normalize('NFC'));
/** Backup codes are written in two groups. */
const codeText = (code: string) => encodeText(readCode(code) ?? '');

function partsOf(call: AuthCall): { path: string; body: Record<string, unknown> } {
  switch (call.kind) {
    case 'login': {
      const { login, password, isSaved: save, components } = call;
      return { path: 'login', body: { uLogin: loginText(login), uPassword: encodeText(password), save, components } };
    }
    case 'phone': {
      const { code, number, password, isSaved: save, components } = call;
      const body = { phone_number: number, country_code: code, uPassword: encodeText(password), save, components };
      return { path: 'login-phone', body };
    }
    case 'sms':
      return {
        path: 'send-sms',
        body: { 'phone-number': call.number, 'phone-code': call.code, components: call.components },
      };
    case 'smsCode':
      return { path: 'sms-code', body: { 'sms-code': codeText(call.code) } };
    case 'social':
      return { path: 'social', body: { login: loginText(call.login), pass: encodeText(call.password) } };
    case 'twoStep': {
      const { code, isSaved: save, components } = call;
      return { path: 'two-step', body: { code: codeText(code), save, components } };
    }
    case 'socialTwoStep':
      return { path: 'social-two-step', body: { code: codeText(call.code) } };
  }
}

/** Spec: coupon §7, api §4, decision D-05. */
export function requestOf(call: AuthCall) {
  const { path, body } = partsOf(call);
  const headers = { [headerNames.credentialEncoding]: headerValues.credentialEncoding };
  return { method: 'POST' as const, path: `/web-api/auth/${path}`, headers, body };
}
