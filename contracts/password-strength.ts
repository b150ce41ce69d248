import { passwordForm } from './password-form.ts';

/** `rule`: it may not be sent. `easy`: among the first that are tried. `own`: it tells the player's own e-mail. */
export type PasswordStrength = 'rule' | 'easy' | 'own' | 'fair' | 'good' | 'strong';

/** Words of the passwords that leak most often, whatever digits are around them. */
const words = new Set(
  (
    'password passwort parol parola sifre senha contrasena пароль qwerty qwertyuiop qwertz azerty asdf asdfgh zxcvbn ' +
    'йцукен abc abcd abcdef test admin user login guest welcome hello letmein iloveyou monkey dragon master sunshine ' +
    'princess football soccer liverpool chelsea arsenal barcelona realmadrid juventus galatasaray fenerbahce casino poker'
  ).split(' '),
);
/** Walks over the keys. */
const walks = ['1q2w3e4r', 'q1w2e3r4', '1qaz2wsx', 'zaq12wsx', '1a2s3d4f', 'qwe123', 'asd123'];
const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

function isEasy(password: string): boolean {
  const plain = password.toLowerCase();
  const read = plain.replace(/(?<![\d\W_])[\d\W_]+$/u, '').replaceAll(/[01345@$]/g, (sign) => alike[sign] ?? sign);
  const isWalk = walks.some((walk) => plain.startsWith(walk));
  return isWalk || new Set(plain).size < 5 || words.has(lettersOf(plain)) || words.has(lettersOf(read));
}

const isOwn = (password: string, email: string): boolean => {
  const [name = ''] = email.toLowerCase().split('@');
  const parts = [name, ...name.split(/[^\p{L}\d]+/u)].filter((part) => part.length > 3);
  return parts.some((part) => password.toLowerCase().includes(part));
};

/**
 * How hard a new password is to guess: length counts most, then how many kinds of signs there are. The server refuses
 * only easy ones; all other levels are advice. Row REG-12.
 */
export function strengthOf(password: string, email = ''): PasswordStrength {
  if (!passwordForm.test(password)) return 'rule';
  if (isEasy(password)) return 'easy';
  if (isOwn(password, email)) return 'own';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const length = new Set(password).size < 8 ? 8 : password.length;
  if (length >= 16 || (length >= 12 && kinds > 2)) return 'strong';
  return length >= 12 || (length >= 10 && kinds > 2) ? 'good' : 'fair';
}
