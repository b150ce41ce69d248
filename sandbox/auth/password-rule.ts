import { strengthOf } from '../../contracts/password-strength.ts';
import { isNewPassword } from '../../contracts/registration.ts';

/**
 * Why a new password is refused; null: it is not. `easy`: it is among the first that are tried. Every door by which a
 * password comes asks here. Row REG-12.
 */
export function passwordFault(
  password: string,
  { email, userId }: { email: string | null; userId?: number },
): 'rule' | 'easy' | null {
  if (!isNewPassword(password, email ?? '') || password === String(userId)) return 'rule';
  return strengthOf(password) === 'easy' ? 'easy' : null;
}

/** The keys of the texts that say so on a page of the host. */
export const passwordTexts = { rule: 'field_error_password', easy: 'field_error_password_easy' } as const;
