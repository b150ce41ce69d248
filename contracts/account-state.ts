/**
 * The restrictions of an account, the gravest first. `resting`: from play or from deposits, for a time. `limited`: a
 * limit of money is used up. `timed`: a limit of time ends the session.
 */
export const accountStates = ['banned', 'frozen', 'excluded', 'resting', 'limited', 'timed', 'transfer'] as const;
export type AccountState = (typeof accountStates)[number];
