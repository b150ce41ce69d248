/** JSON Schemas of named schemas, for documents that other programs read (OpenAPI, AsyncAPI). */
import { z } from './zod.ts';

export type Json = Record<string, unknown>;
type Options = {
  target?: 'openapi-3.0' | 'draft-2020-12';
  /** Where a document has the schema of this name. */
  refTo: (name: string) => string;
  /** Says what a check of our own takes, which has no words in JSON Schema. */
  describe?: (schema: unknown, written: Json) => void;
};

/** Whole numbers are below 2^53 everywhere. A document says so once, and its fields do not repeat it. */
function withoutBounds(written: Json): void {
  if (written.minimum === -Number.MAX_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

export function jsonSchemas(
  names: Iterable<readonly [z.ZodMiniType, string]>,
  { target = 'draft-2020-12', refTo, describe }: Options,
): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target,
    io: 'input',
    uri: refTo,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      withoutBounds(jsonSchema);
      describe?.(zodSchema, jsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id: _, $schema: __, ...rest } = schema as Json;
      return [name, rest];
    }),
  );
}
