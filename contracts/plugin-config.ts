import { z } from './zod.ts';

const words = { title: z.optional(z.string()), hint: z.optional(z.string()) };

/** One setting of a plugin. `default` holds where the configuration says nothing, or nothing usable. */
const ConfigField = z.discriminatedUnion('type', [
  z.object({ ...words, type: z.literal('string'), default: z.string() }),
  z.object({
    ...words,
    type: z.literal('number'),
    default: z.number(),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  }),
  z.object({ ...words, type: z.literal('boolean'), default: z.boolean() }),
  z.object({ ...words, type: z.literal('enum'), default: z.string(), options: z.readonly(z.array(z.string())) }),
]);
type ConfigField = z.infer<typeof ConfigField>;

/** The settings of a plugin by name. Forms are drawn from it, and `host.$config` is filled by it. */
export const ConfigSchema = z.record(z.string(), ConfigField);
export type ConfigSchema = z.infer<typeof ConfigSchema>;

type ValueOf<Field> = Field extends { type: 'enum'; options: readonly (infer Option)[] }
  ? Option
  : Field extends { type: 'number' }
    ? number
    : Field extends { type: 'boolean' }
      ? boolean
      : string;

/** The values that a schema stands for. */
export type ConfigOf<Schema> = { readonly [Name in keyof Schema]: ValueOf<Schema[Name]> };

/** The error of a value, or null. */
export function settingFault(field: ConfigField, value: unknown): string | null {
  if (field.type === 'enum')
    return field.options.some((option) => option === value) ? null : `is none of ${field.options.join(', ')}`;
  if (typeof value !== field.type) return `is no ${field.type}`;
  if (field.type !== 'number' || typeof value !== 'number') return null;
  if (!Number.isFinite(value)) return 'is no number';
  if (field.min !== undefined && value < field.min) return `is less than ${field.min}`;
  if (field.max !== undefined && value > field.max) return `is more than ${field.max}`;
  return null;
}

/** A schema as an entry has it: each setting is checked alone. `faults`: the invalid names. */
export function readSchema(raw: Readonly<Record<string, unknown>>): { schema: ConfigSchema; faults: string[] } {
  const read = Object.entries(raw).map(([name, field]) => [name, ConfigField.safeParse(field).data] as const);
  return {
    schema: Object.fromEntries(read.flatMap(([name, field]) => (field === undefined ? [] : [[name, field]]))),
    faults: read.flatMap(([name, field]) => (field === undefined ? [name] : [])),
  };
}

/** Values by a schema: a wrong or missing one gives way to its default. `faults`: what was wrong, by name. */
export function fillConfig(schema: ConfigSchema, given: Readonly<Record<string, unknown>>) {
  const faults: [name: string, fault: string][] = [];
  const values = Object.fromEntries(
    Object.entries(schema).map(([name, field]): [string, string | number | boolean] => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (value === undefined) return [name, field.default];
      const fault = settingFault(field, value);
      if (fault === null) return [name, value as string | number | boolean];
      faults.push([name, fault]);
      return [name, field.default];
    }),
  );
  return { values, faults };
}
