import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

/** The host offers the way to pay in to those who have the right to it. Rows LIM-19, LIM-53. */
export function useMayDeposit(): boolean {
  const { $accountMenu } = useHost();
  return useUnit($accountMenu).some(({ id }) => id === 'deposit');
}
