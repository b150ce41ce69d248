import type { LateHost } from './host.ts';

type Call = (name: 'sendOffice', ...args: unknown[]) => void;
/** Answers a call of the office: `GET /office-api/v1/profile`, and the body of what is sent. Throw an `OfficeFailure` to refuse. */
export type OfficeBackend = (call: string, body?: object) => unknown;

/** The office of a test. */
export function createTestOffice(answer: OfficeBackend, call: Call): Pick<LateHost, 'office'> {
  const parse = <T>(
    schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } },
    value: unknown,
  ): T => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw Object.assign(new Error('off contract'), { statusCode: 200, isOffContract: true });
    return parsed.data;
  };
  return {
    office: {
      read: async (path, schema) => parse(schema, await answer(`GET ${path}`)),
      send: async (method, path, schema, body) => {
        call('sendOffice', method, path, body);
        return parse(schema, await answer(`${method} ${path}`, body));
      },
    },
  };
}
