/** One click, by phone, by e-mail or the full form (both `full_reg`), by an account of another site. Spec: shell §1. */
export const registrationNames = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;
export type RegistrationName = (typeof registrationNames)[number];
