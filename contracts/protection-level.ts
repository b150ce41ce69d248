/** How well an account is protected. The wire calls its ways `protection_methods` and the sum of their points `protection_level`, 0 to 100. */

/** Points of each way. A second proof at sign-in stops the most. */
export const protectionPoints = {
  is_changed_password: 15,
  enable_two_factor_auth: 35,
  enable_phone_binding: 20,
  enable_security_question: 10,
  enable_email_auth: 20,
};
export type ProtectionWay = keyof typeof protectionPoints;
export const protectionWays = Object.keys(protectionPoints) as ProtectionWay[];
export type ProtectionMethods = Record<ProtectionWay, boolean>;

/** 0 to 100. Each way that is done raises it. Row PROT-02. */
export const protectionLevelOf = (methods: ProtectionMethods): number =>
  Object.entries(protectionPoints).reduce(
    (sum, [way, worth]) => (methods[way as keyof typeof protectionPoints] ? sum + worth : sum),
    0,
  );

/** The open step that raises the level most. Null: all is done. */
export function nextStepOf(methods: ProtectionMethods): { way: ProtectionWay; points: number } | null {
  const [step] = protectionWays
    .filter((way) => !methods[way])
    .map((way) => ({ way, points: protectionPoints[way] }))
    .toSorted((a, b) => b.points - a.points);
  return step ?? null;
}

/** Row PROT-01. */
export function protectionStatusOf(level: number): 'bad' | 'normal' | 'good' | 'full' {
  if (level <= 30) return 'bad';
  if (level < 70) return 'normal';
  return level < 100 ? 'good' : 'full';
}
