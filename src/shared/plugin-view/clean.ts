import cleaner, { type Config } from 'dompurify';

type Rules = { createHTML(text: string): string; createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Rules): unknown };

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    throw new TypeError(`No script comes from a text: ${address}`);
  },
};

/**
 * Nobody but the cleaner has it. The cleaner parses texts in a document without a window, where nothing runs or loads, and gives back only what is
 * allowed by name.
 */
function createPolicy(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  return trustedTypes?.createPolicy('view-html', rules) ?? rules;
}

let policy: unknown;

type Allowed = Pick<Config, 'ALLOWED_TAGS' | 'ALLOWED_ATTR' | 'SANITIZE_NAMED_PROPS' | 'SANITIZE_DOM' | 'FORCE_BODY'>;

/** Words that may have a colon and are no address. */
const words = ['aria-label', 'content', 'datetime', 'name', 'property'];

/** What a text of a view has that is allowed by name, as elements that are nowhere yet. */
export function clean(html: string, allowed: Allowed): DocumentFragment {
  // A browser refuses a second policy of one name.
  policy ??= createPolicy();
  const always = {
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ADD_URI_SAFE_ATTR: words,
    RETURN_DOM_FRAGMENT: true,
  } as const;
  return cleaner.sanitize(html, { ...allowed, ...always, TRUSTED_TYPES_POLICY: policy as never });
}
