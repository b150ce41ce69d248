import { PspFailure } from './failure.ts';

/** A form of the wire as an object. Values are texts. */
export type Form = { [name: string]: string | Form | undefined };

/** Reads `a=1&b[c]=2&d[0][e]=3`. Names that would reach behind an object are left out. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    if ([...path, last].some((part) => part === '__proto__' || part === 'constructor')) continue;
    let at = form;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' ? next : (at[part] = Object.create(null) as Form);
    }
    at[last] = value;
  }
  return form;
}

export const textOf = (form: Form, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const partOf = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};

/** The texts of a part, such as `metadata`. */
export const textsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Throws the wire's refusal of a call that lacks it. */
export function required(form: Form, name: string): string {
  const value = textOf(form, name);
  if (value === null)
    throw new PspFailure(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
}

/** Whole minor units. */
export function sumOf(form: Form, name: string): number {
  const sum = Number(required(form, name));
  if (!Number.isSafeInteger(sum) || sum <= 0)
    throw new PspFailure(400, `Invalid positive integer: ${name}`, { code: 'parameter_invalid_integer', param: name });
  return sum;
}

export function currencyOf(form: Form): string {
  const currency = required(form, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw new PspFailure(400, 'Invalid currency.', { param: 'currency' });
  return currency;
}
