import { expiryOf } from './token-life';

let textOf: (bearer: Bearer) => string;

/** A user token that can be sent and not read: a script that finds one, in a store or on a request, has nothing. Decision D-96, SESS-32. */
export class Bearer {
  /** Epoch ms; null when the token says nothing of its end. */
  readonly expiresAt: number | null;
  readonly #text: string;

  static {
    textOf = (bearer) => bearer.#text;
  }

  constructor(text: string) {
    this.#text = text;
    this.expiresAt = expiryOf(text);
  }
}

/** A request as the product hands it about: the token goes on at the edge of the network. */
export type Outgoing = Request & { bearer?: Bearer | null };

/** What the edge adds to a request: its token. Headers as a plain object, which no method that a script could have changed sees. Nobody but the edge and tests may call it. */
export function carried(request: Outgoing): RequestInit | undefined {
  const { bearer } = request;
  if (bearer === undefined || bearer === null) return undefined;
  return { headers: { ...Object.fromEntries(request.headers), Authorization: `Bearer ${textOf(bearer)}` } };
}
