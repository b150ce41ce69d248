/** Which contacts of a player are confirmed. The wire has one number, `activation_type`: 0 none, 1 e-mail, 2 e-mail and phone, 3 phone. Row VERIF-02. */
export type Activated = { email: boolean; phone: boolean };

export const activatedBy = (type: number): Activated => ({
  email: type === 1 || type === 2,
  phone: type === 2 || type === 3,
});

export function activationTypeOf({ email, phone }: Activated): 0 | 1 | 2 | 3 {
  if (email) return phone ? 2 : 1;
  return phone ? 3 : 0;
}
