import { plainText } from './plain-text.ts';
import { z } from './zod.ts';

/** Apostrophes and hyphens as keyboards and other pages write them, as one each; every space as one. */
const asTyped = (payload: { value: string }): void => {
  payload.value = plainText(payload.value)
    .normalize('NFC')
    .replaceAll(/[`´‘’ʹʻʼ′＇]/g, "'")
    .replaceAll(/[\u2010-\u2013\u2212\uff0d]/g, '-')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
};

/**
 * Decision D-85: 1 to 50 letters; parts may be separated by a space, a hyphen, a dot or an apostrophe, and may begin or
 * end with an apostrophe ('t Hooft, Isma').
 */
export const PersonName = z
  .string()
  .check(
    z.maxLength(100),
    asTyped,
    z.regex(/^(?=.{1,50}$)'?[\p{L}\p{M}]+(?:[ .'-]{1,3}[\p{L}\p{M}]+)*[.']?$/u, 'field_error_name'),
  );
