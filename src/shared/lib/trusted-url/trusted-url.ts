type Policy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

const policies = new Map<string, Policy>();

/**
 * One literal address for a sink that takes only trusted ones, through a policy of its own: a policy may be made once, and this one knows no other
 * address. Where the browser has no Trusted Types the address goes as it is. Reliability D16, T27.
 */
export function createScriptUrl(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (trustedTypes === undefined) return address;
  const policy = policies.get(policyName) ?? trustedTypes.createPolicy(policyName, { createScriptURL: () => address });
  policies.set(policyName, policy);
  // The sinks are typed for strings and take the trusted object.
  return policy.createScriptURL(address) as string;
}
