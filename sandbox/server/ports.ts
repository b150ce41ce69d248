import { type Hook, isHookSecret } from '../subscriber/index.ts';
import { BadEnvironment } from './bad-environment.ts';

type Variables = Record<string, string | undefined>;

/** The carrier of what leaves the house. Null: a stand-in plays them, which only a demo and tests have. */
export type RealPorts = {
  mail: { url: string; from: string } | null;
  sms: Hook | null;
  payouts: Hook | null;
  documents: Hook | null;
};

/** What a stand-in plays, with the variables that name who takes its place. */
const standIns: readonly (readonly [what: string, names: readonly string[]])[] = [
  ['mail', ['SMTP_URL', 'MAIL_FROM']],
  ['text messages', ['SMS_URL', 'SMS_SECRET']],
  ['card payments', ['PSP_URL', 'PSP_SECRET', 'PSP_HOOK_SECRET']],
  ['payouts', ['PAYOUT_URL', 'PAYOUT_SECRET']],
  ['the check of documents', ['DOCUMENT_URL', 'DOCUMENT_SECRET']],
];

const isSet = (variables: Variables, name: string): boolean => (variables[name] ?? '') !== '';

/** Both are named, or neither. */
function pair(variables: Variables, first: string, second: string): [string, string] | null {
  if (!isSet(variables, first) && !isSet(variables, second)) return null;
  if (!isSet(variables, first) || !isSet(variables, second))
    throw new BadEnvironment(`${first} and ${second} are set together, or none of them.`);
  return [variables[first] ?? '', variables[second] ?? ''];
}

/** A receiver of signed messages is configured with the key of the signatures, or not at all. */
export function hookOf(variables: Variables, name: string): Hook | null {
  const named = pair(variables, `${name}_URL`, `${name}_SECRET`);
  if (named === null) return null;
  const [url, secret] = named;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new BadEnvironment(`${name}_URL=${url} cannot be used: an address, as https://house.example/take.`);
  if (!isHookSecret(secret))
    throw new BadEnvironment(`${name}_SECRET cannot be used: whsec_ and 24 to 64 bytes in base64.`);
  return { url, secret };
}

function mailOf(variables: Variables): RealPorts['mail'] {
  const named = pair(variables, 'SMTP_URL', 'MAIL_FROM');
  if (named === null) return null;
  const [url, from] = named;
  // The address may hold a password, so it is not repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new BadEnvironment('SMTP_URL cannot be used: smtp:// or smtps://, as smtps://name:password@mail.example.');
  if (!/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(from))
    throw new BadEnvironment(`MAIL_FROM=${from} cannot be used: an e-mail address.`);
  return { url, from };
}

/**
 * A start that is neither demo nor test is real: every stand-in must have been replaced, and the line names those that
 * were not. Decision D-541.
 */
export function requireNoStandIn(variables: Variables): void {
  const missing = standIns.filter(([, names]) => !names.every((name) => isSet(variables, name)));
  if (missing.length === 0) return;
  const said = missing.map(([what, names]) => `${what} (${names.join(', ')})`).join('; ');
  throw new BadEnvironment(`Stand-ins may not serve real players: ${said}. DEMO=1 starts the demo.`);
}

export function portsOf(variables: Variables): RealPorts {
  return {
    mail: mailOf(variables),
    sms: hookOf(variables, 'SMS'),
    payouts: hookOf(variables, 'PAYOUT'),
    documents: hookOf(variables, 'DOCUMENT'),
  };
}
