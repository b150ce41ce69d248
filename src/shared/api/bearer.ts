import { expiryOf, ownerOf } from './token-life';

let textOf: (bearer: Bearer) => string;

/**
 * A user token that code can send but not read. A script that finds it in a store or on a request learns nothing.
 * Decision D-96, SESS-32.
 */
export class Bearer {
  /** Epoch ms; null when the token does not say when it ends. */
  readonly expiresAt: number | null;
  /** The player; null when the token does not say whose it is. */
  readonly owner: number | null;
  readonly #text: string;

  static {
    textOf = (bearer) => bearer.#text;
  }

  constructor(text: string) {
    this.#text = text;
    this.expiresAt = expiryOf(text);
    this.owner = ownerOf(text);
  }
}

/** A request as the product passes it around. The edge of the network adds the token. */
export type Outgoing = Request & { bearer?: Bearer | null };

/**
 * Adds the token to a request at the edge of the network. The headers are a plain object, so no method that a script
 * could have replaced ever sees them. Only the edge and tests may call this.
 */
export function carried(request: Outgoing): RequestInit | undefined {
  const { bearer } = request;
  if (bearer === undefined || bearer === null) return undefined;
  return { headers: { ...Object.fromEntries(request.headers), Authorization: `Bearer ${textOf(bearer)}` } };
}
