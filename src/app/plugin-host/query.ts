import type { AskFailure, FirstHost, ToolsHost } from '@sdk';

/** `host.query`: `ask`, and the answer has passed the plugin's own schema. */
export const createQuery =
  (ask: FirstHost['ask'], warn: (text: string) => void): ToolsHost['query'] =>
  async (path, schema, query) => {
    const parsed = schema.safeParse(await ask(path, query));
    if (parsed.success) return parsed.data;
    warn(`the answer of ${path} is off its schema`);
    const failure: AskFailure = { statusCode: 200, isOffContract: true };
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- an expected failure is a value
    throw failure;
  };
