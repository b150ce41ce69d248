import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

import { languages, type Text } from '../texts/text.ts';

/** NATS takes a megabyte a message. */
const partBytes = 512 * 1024;
const plainBytes = 32 * 1024;
/** A whole state is about a megabyte; more than this is no state of ours. */
const partsMax = 64;
const bytesMax = 64 * 1024 * 1024;
/** Half messages that are kept: their other half may have been lost. */
const unfinishedMax = 8;
/** Number of the message, compressed or not, which part of how many. */
const headBytes = 7;

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';

/** Texts stand once, in a table: thousands of outcomes share a few words, and stay few objects at the other end. */
function writeTexts(value: unknown): string {
  const table = new Map<string, number>();
  const texts: string[][] = [];
  const body = JSON.stringify(value, (_, part: unknown) => {
    if (!isText(part)) return part;
    const words = languages.map((language) => part[language] ?? part.en);
    const key = words.join('\n');
    const known = table.get(key) ?? table.size;
    if (known === texts.length) {
      table.set(key, known);
      texts.push(words);
    }
    return { $text: known };
  });
  return JSON.stringify({ languages, texts, body });
}

function readTexts(written: string): unknown {
  const {
    languages: named,
    texts,
    body,
  } = JSON.parse(written) as {
    languages: string[];
    texts: string[][];
    body: string;
  };
  const made = texts.map((words) => Object.fromEntries(words.map((word, index) => [named[index] ?? 'en', word])));
  return JSON.parse(body, (_, part: unknown) =>
    typeof part === 'object' && part !== null && '$text' in part ? made[Number(part.$text)] : part,
  );
}

/** A message that is one JSON object as it stands: what others than this program write and read with ease. */
export const plain = (value: unknown): Uint8Array[] => [Buffer.from(JSON.stringify(value))];
const brace = '{'.charCodeAt(0);

/** Writes a value as messages of NATS. */
export function pack(value: unknown): Uint8Array[] {
  const text = Buffer.from(writeTexts(value));
  const isPacked = text.length > plainBytes;
  const bytes = isPacked ? gzipSync(text, { level: 1 }) : text;
  const id = randomBytes(4);
  // So it never begins as a plain message does.
  id[0] = (id[0] ?? 0) | 0x80;
  const count = Math.max(1, Math.ceil(bytes.length / partBytes));
  return Array.from({ length: count }, (_, index) =>
    Buffer.concat([
      id,
      Buffer.from([isPacked ? 1 : 0, index, count]),
      bytes.subarray(index * partBytes, (index + 1) * partBytes),
    ]),
  );
}

/** Puts messages together again. What cannot be read is left out: the numbers show that it is missing. */
export function createUnpack(unread: () => void = () => undefined): (message: Uint8Array) => unknown {
  const unfinished = new Map<string, Uint8Array[]>();
  const read = (make: () => unknown): unknown => {
    try {
      return make();
    } catch {
      unread();
      return undefined;
    }
  };
  return (message) => {
    if (message[0] === brace) return read(() => JSON.parse(Buffer.from(message).toString()) as unknown);
    const [isPacked, index = 0, count = 0] = message.subarray(4, headBytes);
    const id = Buffer.from(message.subarray(0, 4)).toString('hex');
    const parts = unfinished.get(id) ?? [];
    if (count === 0 || count > partsMax || parts.length !== index) {
      unread();
      return undefined;
    }
    parts.push(message.subarray(headBytes));
    if (parts.length < count) {
      unfinished.set(id, parts);
      const [oldest] = unfinished.keys();
      if (unfinished.size > unfinishedMax && oldest !== undefined) unfinished.delete(oldest);
      return undefined;
    }
    unfinished.delete(id);
    return read(() => {
      const bytes = Buffer.concat(parts);
      return readTexts((isPacked === 1 ? gunzipSync(bytes, { maxOutputLength: bytesMax }) : bytes).toString());
    });
  };
}
