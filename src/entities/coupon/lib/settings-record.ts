import { ChangeCoefAction } from '@contracts/coupon';

/** The stored settings that are what they should be; everything else falls back to its default. */
export function settingsFrom(stored: unknown): { changeCoefAction?: 0 | 1 | 2 } {
  if (typeof stored !== 'object' || stored === null || !('changeCoefAction' in stored)) return {};
  const action = ChangeCoefAction.safeParse(stored.changeCoefAction);
  return action.success ? { changeCoefAction: action.data } : {};
}
