/** What a token says, unproven: the backend is who checks it. Null when it is no JWT. */
function claimsOf(token: string): object | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as unknown;
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** When a JWT ends, epoch ms; null when it is none or says nothing of its end. */
export function expiryOf(token: string): number | null {
  const claims = claimsOf(token);
  if (claims === null || !('exp' in claims)) return null;
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null;
}

/** Exists, carries exp, is not over; anything else counts as no token. Spec: shell §5. `now`: epoch ms by the server. */
export const isUsable = (expiresAt: number | null, now: number): boolean => (expiresAt ?? 0) > now;
