import { ApiError } from '../../contracts/common.ts';
import { type Json, jsonSchemas } from '../../contracts/json-schemas.ts';
import { namedSchemas, type Operation, operations } from '../../contracts/openapi/index.ts';
import type { z } from '../../contracts/zod.ts';

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Schemas by name: their own, or the name of the only call that uses them. */
function schemaNames(): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>([[ApiError, 'ApiError'], ...namedSchemas]);
  for (const { id, body, answers } of operations) {
    if (body !== undefined && !names.has(body)) names.set(body, `${id}Request`);
    for (const [status, schema] of Object.entries(answers))
      if (schema !== null && !names.has(schema)) names.set(schema, `${id}Answer${status}`);
  }
  return names;
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
  const header = {
    name: 'Idempotency-Key',
    in: 'header',
    required: key === true,
    schema: { type: 'string', format: 'uuid' },
  };
  return [...inPath, ...inQuery, ...(key === undefined ? [] : [header])];
}

const securityOf: Partial<Record<Operation['access'], Json[]>> = {
  player: [{ token: [] }],
  session: [{ session: [] }],
  publisher: [{ publisher: [] }],
};

function describe(operation: Operation, names: Map<z.ZodMiniType, string>): Json {
  const { id, area, summary, access, body, answers, refusals } = operation;
  const responses = Object.entries(answers).map(([status, schema]) => [
    status,
    {
      description: Number(status) < 400 ? 'Success' : 'Refusal',
      ...jsonOf(schema === null ? undefined : names.get(schema)),
    },
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
    security: securityOf[access] ?? [],
  };
}

/**
 * Operators' calls are not part of the site: docs/operations.md describes them, and a player's page knows of no role.
 */
const isPublic = ({ access }: Operation) => access !== 'operator';

/** Makes the OpenAPI 3.0 document of all calls that a page may make. */
export function openApiDocument(): Json {
  const names = schemaNames();
  const paths: Record<string, Json> = {};
  for (const operation of operations.filter(isPublic))
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
      schemas: jsonSchemas(names, { target: 'openapi-3.0', refTo }),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: 'sid_' },
          description: 'The name goes on with eight signs of the session’s own: each sign-in has another.',
        },
        publisher: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
