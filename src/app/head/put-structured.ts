type Policy = { createScript(text: string): unknown };
type Factory = { createPolicy(name: string, rules: { createScript(text: string): string }): Policy };

/** Data and no code, whoever calls it: the text of an object, in which nothing ends the element. */
const rules = { createScript: (text: string) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c') };

let policy: Policy | undefined;

/** Writes data for search engines into an element. A browser with Trusted Types asks for a policy, also where the text is no script. */
export function structuredElement(data: object): HTMLScriptElement {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory };
  // A browser refuses a second policy of one name.
  policy ??= trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  // The DOM types ask for a string where the browser takes the trusted object.
  element.textContent = policy.createScript(JSON.stringify(data)) as string;
  return element;
}
