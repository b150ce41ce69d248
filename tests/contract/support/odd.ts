/** Payloads that no page sends. `filled` puts them where a schema has a text or a number, so that they reach the call itself. */
import { z } from '../../../contracts/zod.ts';

/** `text`, `number`: take the place of every text and number. `raw`: the body as it is. `headers`: beside the usual ones. */
export type Odd = {
  name: string;
  text?: string;
  number?: unknown;
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const odd = (name: string, text: string, number: unknown = 0): Odd => ({ name, text, number });
const raw = (name: string, body: Odd['raw'] & {}, headers: Record<string, string> = {}): Odd => ({
  ...{ name, raw: body, headers },
});

export const oddPayloads: readonly Odd[] = [
  odd('letters without end', 'a'.repeat(120_000), 1e308),
  odd('an address of dots', `a@${'.'.repeat(120_000)}@`, -1e308),
  odd('signs that begin again', `${'/'.repeat(60_000)}${' '.repeat(60_000)}x`, 5e-324),
  odd('digits without end', '9'.repeat(120_000), 2 ** 53 + 2),
  odd('words with accents', "é'-".repeat(40_000), -(2 ** 53)),
  odd('short digits', '12345', 2 ** 31),
  odd('half a sign', '\ud800x\udfff', -0),
  odd('signs of control', '\u0000\u0008\r\n\u2028', 0.1 + 0.2),
  odd('names of objects', '__proto__', 2 ** 53 - 1),
  odd('constructor', 'constructor', -1),
  odd('a path upwards', '../../etc/passwd', 1.5),
  odd('a query of a database', `' OR 1=1; --`, 1e21),
  odd('nothing', '', null),
  odd('letters from right to left', '\u202eabc\u200f\u{1f1e6}\u0301\u0301', '7'),
  odd('an address', 'a@b.cd', 1),
  odd('the first day of time', '1970-01-01', -1e15),
  odd('a day of long ago', '0001-01-01', -62_135_596_800),
  odd('the last day', '9999-12-31', 253_402_214_400),
  odd('a day that is none', '2024-02-30', 8.64e15 + 1),
  odd('less than nothing', '-1', -(2 ** 31) - 1),
  odd('a number without end', '1e999', '1e999'),
  odd('no number', 'NaN', 'NaN'),
  odd('a number of another base', '0x7fffffffffffffff', [1]),
  odd('a number beyond exact ones', '9007199254740993', { $gt: 0 }),
  odd('a pattern of a database', '%_%', true),
  odd('signs of many units', '\u{1F469}\u200d\u{1F469}\u200d\u{1F467}'.repeat(10_000), 2 ** 63),
  odd('marks on one letter', `a${'\u0301'.repeat(60_000)}`, 1e-7),
  odd('capitals that grow', '\u0390\ufb03\u0130\u00df'.repeat(20_000), 1e16),
  raw('a number beyond all', '{"id":1e999,"stake":1e999,"amount":-1e999,"page":1e999}'),
  raw('digits of one number', `{"id":${'9'.repeat(100_000)},"amount":0.${'0'.repeat(100_000)}1}`),
  raw('one key twice', `{${'"amount":1,"stake":1,"id":1,'.repeat(3000)}"amount":-1,"stake":-1,"id":-1}`),
  raw('escapes', `"${'\\u0000'.repeat(20_000)}"`),
  raw('a text instead of an object', '"x"'),
  raw('nothing as an object', 'null'),
  raw('a body of another kind', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', {
    'Content-Type': 'text/xml',
  }),
  raw('a body in another alphabet', new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]), {
    'Content-Type': 'application/json; charset=utf-16',
  }),
  raw('arrays in arrays', deep('[', ']', 100_000)),
  raw('objects in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  raw('thousands of keys', `{${Array.from({ length: 15_000 }, (_, at) => `"k${String(at)}":0`).join(',')}}`),
  raw('a prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  raw('half a JSON', '{"a":[1,2,{"b":"'),
  raw('bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xc0, 0x80, 0xed, 0xa0, 0x80])),
  raw('a form', 'a=1&a[b]=2&__proto__[x]=3', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  raw('a form in parts', '--x\r\nbroken', { 'Content-Type': 'multipart/form-data; boundary=x' }),
  raw('an odd type', '[]', { 'Content-Type': `x/${'a/'.repeat(2000)}`, 'Content-Encoding': 'gzip' }),
  raw('odd headers', '{}', {
    'User-Agent': '('.repeat(4000),
    'X-Language': '../..',
    'X-Fingerprint': '='.repeat(1000),
    'Idempotency-Key': '%'.repeat(1000),
    'If-None-Match': 'W/'.repeat(500),
    'X-Forwarded-For': ','.repeat(500),
    'Accept-Language': `${'a-'.repeat(500)};q=`,
    Cookie: `${'sid=%;'.repeat(200)}device=${'%E0%A4%A'.repeat(50)}`,
  }),
];

type Schema = z.core.$ZodType;

/** A value of the schema's form with the odd text and number at its ends. Enums and literals keep a right value. */
export function filled(schema: Schema, { text = '', number = 0 }: Odd, share = 1, depth = 0): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (next: Schema) => filled(next, { name: '', text, number }, share, depth + 1);
  switch (def.type) {
    case 'string':
      // What the text ends with may be what makes it slow.
      return text.slice(0, Math.max(64, Math.floor(text.length / share))) + text.slice(-1);
    case 'number':
      return number;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'object': {
      const fields = Object.entries(def.shape);
      const each = (next: Schema) => filled(next, { name: '', text, number }, share * fields.length, depth + 1);
      return depth > 6 ? {} : Object.fromEntries(fields.map(([name, field]) => [name, each(field)]));
    }
    case 'array':
      return [inner(def.element)];
    case 'record':
      return { [text.slice(0, 40)]: inner(def.valueType) };
    case 'tuple':
      return def.items.map(inner);
    case 'union':
      return inner(def.options[0] as Schema);
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    default:
      return text.slice(0, 64);
  }
}

/** As a part of an address. Half a sign is written as the bytes that it would have. */
export const inAddress = (text: string): string =>
  Array.from(text.slice(0, 1500))
    .map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
