/** A script or style sheet that takes longer than this counts as failed. Reliability, "Remote apps". */
export const loadDeadlineMs = 10_000;

/**
 * `fetch`: the file did not arrive, or does not match its pin. `threw`: the script threw as it ran. `silent`: it
 * arrived and defined no app of this name. `refused`: the page does not accept what is asked for. `late`: nothing of
 * this happened within the deadline. Reliability D10.
 */
export class LoadFailure extends Error {
  readonly kind: 'fetch' | 'threw' | 'silent' | 'refused' | 'late';
  readonly address: string;
  /** The HTTP status, where it is known. */
  readonly status: number | undefined;

  constructor(kind: LoadFailure['kind'], address: string, status?: number) {
    super(`${kind}: ${address}${status === undefined ? '' : `, HTTP ${String(status)}`}`);
    this.kind = kind;
    this.address = address;
    this.status = status;
  }

  /** The loaded file is no app. It would be the same again. */
  get isFinal(): boolean {
    return this.kind !== 'fetch' && this.kind !== 'late';
  }
}

type Policy = { createScriptURL(address: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy };

const rules = {
  createScriptURL(address: string): string {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`Not of this site: ${address}`);
    return address;
  },
};

let policy: Policy | undefined;

/**
 * Checks an address for a script. The policy is made once: a browser refuses a second one of the same name. A browser
 * without Trusted Types runs the same check alone.
 */
export function trusted(address: string): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('plugin-url', rules) ?? rules;
  return policy.createScriptURL(address);
}

type Miss = 'fetch' | 'late';

/**
 * Puts an element into the document and waits for what it loads. One that fails is taken out again. `isRight`: is what has
 * loaded what was wanted?
 */
export const landed = (
  element: HTMLElement,
  patienceMs: number,
  failureOf: (miss: Miss) => Error,
  isRight = () => true,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (miss: Miss | null) => {
      clearTimeout(timer);
      if (miss === null) {
        resolve();
        return;
      }
      element.remove();
      reject(failureOf(miss));
    };
    const timer = setTimeout(end, patienceMs, 'late');
    element.addEventListener('load', () => end(isRight() ? null : 'fetch'));
    element.addEventListener('error', () => end('fetch'));
    document.head.append(element);
  });

/** Puts an element that loads a plugin's file into the document and waits for the file. Rejects with a `LoadFailure`. */
export function put(element: HTMLElement, id: string, address: string): Promise<void> {
  element.dataset.plugin = id;
  return landed(element, loadDeadlineMs, (miss) => new LoadFailure(miss, address));
}
