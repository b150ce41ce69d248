/** Choices of display in transfer between a page and the server, which stores those of players. Row PREF-09. */
import { text } from './bounded.ts';
import { type DisplayName, displayNames } from './looks.ts';
import { z } from './zod.ts';

const longest = 400;
const eachOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(Object.fromEntries(displayNames.map((name) => [name, schema])) as Record<DisplayName, Schema>);

/** The texts of the cookies by name. The reader of a value drops what is out of bounds. */
export const DisplayChoices = eachOf(z.optional(text(longest)));
export type DisplayChoices = z.infer<typeof DisplayChoices>;

/** Null: back to what is usual. */
export const DisplayChange = eachOf(z.optional(z.nullable(text(longest))));
export type DisplayChange = z.infer<typeof DisplayChange>;
