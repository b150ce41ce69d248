import type { Contract } from './answer.ts';
import type { AskFailure } from './host.ts';

/**
 * A refusal of the backend. `code`: of its contract, 0 without one. `message`: for the player. `fields`: what is wrong, by field: the key
 * of a text, or a sentence. `data`: what came with it, unchecked.
 */
export type OfficeFailure = AskFailure & {
  code: number;
  message: string;
  fields: Readonly<Record<string, string>>;
  data: unknown;
};

/**
 * The player's own data: paths below `/office-api/v1/` that move no money and change no limit. Both reject with an
 * `OfficeFailure`. Since 1.3.0.
 */
export type PluginOffice = {
  /** `office:read`. The answer has passed the schema. */
  read: <T>(path: string, schema: Contract<T>, query?: Readonly<Record<string, string>>) => Promise<T>;
  /** `office:write`. Sent once. An answer without a body is null. */
  send: <T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    schema: Contract<T>,
    body?: object,
  ) => Promise<T>;
};
