type Policy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

const policies = new Map<string, Policy>();

/**
 * Turns one literal address into a trusted one. A policy may be made only once, so each address has its own policy,
 * which knows no other. A browser without Trusted Types gets the plain address. Reliability D16, T27.
 */
export function createScriptUrl(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (trustedTypes === undefined) return address;
  const policy = policies.get(policyName) ?? trustedTypes.createPolicy(policyName, { createScriptURL: () => address });
  policies.set(policyName, policy);
  // The DOM types ask for a string where the browser takes the trusted object.
  return policy.createScriptURL(address) as string;
}
