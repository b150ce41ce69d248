import { wrongField } from '../http/failure.ts';

/** The text of an encoded field: base64url of UTF-8 without padding. Decision D-05. */
export function decoded(field: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[\w-]*$/.test(text) || text.length > 1000) throw wrongField(field, 'field_error_required');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrongField(field, 'field_error_required');
  }
}
