/** No call has values that lie deeper, or more of them. */
export const jsonBounds = { depth: 32, values: 20_000 };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Is it within the bounds? Reads each character once: a recursive reader would overflow on a deeply nested text. */
export function isBoundedJson(text: string): boolean {
  let [depth, values, isInText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInText && sign === backslash) at += 1;
    else if (sign === quote) isInText = !isInText;
    else if (!isInText && opening.has(sign)) depth += 1;
    else if (!isInText && closing.has(sign)) depth -= 1;
    if (!isInText && (sign === comma || opening.has(sign))) values += 1;
    if (depth > jsonBounds.depth || values > jsonBounds.values) return false;
  }
  return true;
}

/** Reads a text from outside. Undefined when it is no JSON, or beyond the bounds. */
export function readJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
