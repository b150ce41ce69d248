import { type BicProblem, needsBic, readBic } from './bic.ts';
import { type IbanProblem, readIban } from './iban.ts';
import { plainSigns } from './typed.ts';

/** Which of the two is wrong, and what about it. */
export type BankAccountProblem = { field: 'iban'; problem: IbanProblem } | { field: 'bic'; problem: BicProblem };

/** Does the number that is being typed want the code of its bank beside it? */
export function asksBic(typed: string): boolean {
  const country = plainSigns(typed).toUpperCase().replace(/^IBAN/, '').slice(0, 2);
  const read = readIban(typed);
  return needsBic(country) && !('problem' in read && read.problem === 'country');
}

/**
 * Reads an account as players type it. Where the number alone identifies the bank, a code is not checked. Row PAY-10.
 */
export function readBankAccount(typed: { iban: string; bic: string }): { iban: string } | BankAccountProblem {
  const account = readIban(typed.iban);
  if ('problem' in account) return { field: 'iban', problem: account.problem };
  const country = account.iban.slice(0, 2);
  if (!needsBic(country)) return account;
  const bank = readBic(typed.bic, country);
  return 'problem' in bank ? { field: 'bic', problem: bank.problem } : account;
}
