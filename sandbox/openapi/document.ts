import { ApiError } from '../../contracts/common.ts';
import { NAMED_SCHEMAS, OPERATIONS, type Operation } from '../../contracts/openapi/index.ts';
import { z } from '../../contracts/zod.ts';

type Json = Record<string, unknown>;

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Schemas by name: their own, or that of the call that alone uses them. */
function schemaNames(): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>([[ApiError, 'ApiError'], ...NAMED_SCHEMAS]);
  for (const { id, body, answers } of OPERATIONS) {
    if (body !== undefined && !names.has(body)) names.set(body, `${id}Request`);
    for (const [status, schema] of Object.entries(answers))
      if (schema !== null && !names.has(schema)) names.set(schema, `${id}Answer${status}`);
  }
  return names;
}

/** Whole numbers are bounded by 2^53 everywhere: said once in the description, not at each field. */
function withoutBounds({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.minimum === -Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function componentSchemas(names: Map<z.ZodMiniType, string>): Json {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target: 'openapi-3.0',
    io: 'input',
    uri: refTo,
    unrepresentable: 'any',
    override: (context) => withoutBounds(context as { jsonSchema: Json }),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id: _, ...rest } = schema as Json;
      return [name, rest];
    }),
  );
}

const jsonOf = (name: string | undefined) =>
  name === undefined ? {} : { content: { 'application/json': { schema: { $ref: refTo(name) } } } };

function parametersOf({ path, query = {}, key }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  const header = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } };
  return [...inPath, ...inQuery, ...(key === true ? [header] : [])];
}

function describe(operation: Operation, names: Map<z.ZodMiniType, string>): Json {
  const { id, area, summary, access, body, answers, refusals } = operation;
  const responses = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Success', ...jsonOf(schema === null ? undefined : names.get(schema)) },
  ]);
  const refused = {
    description: `Refusal${refusals === undefined ? '' : `, codes ${refusals.join(', ')}`}`,
    ...jsonOf('ApiError'),
  };
  return {
    operationId: id,
    tags: [area],
    summary,
    parameters: parametersOf(operation),
    ...(body === undefined ? {} : { requestBody: { required: true, ...jsonOf(names.get(body)) } }),
    responses: { ...Object.fromEntries(responses), default: refused },
    security: access === 'player' ? [{ token: [] }] : access === 'session' ? [{ session: [] }] : [],
  };
}

/** What an operator asks is no call of the site's: docs/operations.md tells of it, and a player's page knows of no role. */
const isPublic = ({ access }: Operation) => access !== 'operator';

/** The OpenAPI 3.0 document of all that a page may ask. */
export function openApiDocument(): Json {
  const names = schemaNames();
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS.filter(isPublic))
    (paths[operation.path] ??= {})[operation.method] = describe(operation, names);
  return {
    openapi: '3.0.3',
    info: {
      title: 'Openbook API',
      version: '1',
      description:
        'Whole numbers are below 2^53, times are Unix seconds unless a name says otherwise, money is a decimal number of the account’s currency. Every call but a read carries X-Requested-With: XMLHttpRequest. Unknown fields are ignored.',
    },
    paths,
    components: {
      schemas: componentSchemas(names),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      },
    },
  };
}
