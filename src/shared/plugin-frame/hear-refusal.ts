type Refusal = { origin: string; gone: AbortSignal; fail: (reason: string) => void };

const isOf = (address: string, origin: string): boolean => address === origin || address.startsWith(`${origin}/`);

/**
 * The document names the origins that it lets into frames, and was written when the page was loaded. A manifest that has
 * come since may name another one: the browser refuses it without a word to the page but this event.
 */
export function hearRefusal({ origin, gone, fail }: Refusal): void {
  const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && isOf(blockedURI, origin))
      fail(
        `The policy of this page (frame-src) does not list ${origin}: a page loaded anew has the origins of the manifest`,
      );
  };
  document.addEventListener('securitypolicyviolation', hear, { signal: gone });
}
