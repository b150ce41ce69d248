/** Reads what a token says. Only the backend checks whether it is genuine. Null when it is no JWT. */
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

/** When a JWT ends, epoch ms. Null when it is no token or names no user. */
export function expiryOf(token: string): number | null {
  const claims = claimsOf(token);
  if (claims === null || !('exp' in claims)) return null;
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null;
}

/** The user of the token, as its `sub` says. Null when it does not say. */
export function ownerOf(token: string): number | null {
  const claims = claimsOf(token);
  return claims !== null && 'sub' in claims ? Number(claims.sub) : null;
}

/** A token counts when it exists, carries exp and has not ended. Spec: shell §5. `now`: epoch ms by the server. */
export const isUsable = (expiresAt: number | null, now: number): boolean => (expiresAt ?? 0) > now;
