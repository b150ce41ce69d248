import { errorCodes as E } from '@contracts/common';

/**
 * `slip`: the player repairs it beside the bet, the stake or the button. Every other value except the links also has a
 * text: `flow.step.<value>`.
 */
export type NextStep = 'deposit' | 'support' | 'limits' | 'advance' | 'vip' | 'singles' | 'slip';

const steps: Readonly<Record<number, NextStep>> = {
  [E.notEnoughMoney]: 'deposit',
  [E.dependentEvents]: 'singles',
  [E.bannedFromExpress]: 'singles',
  [E.selfExcluded]: 'limits',
  [E.resting]: 'limits',
  [E.limitNotChosen]: 'limits',
  [E.banned]: 'support',
  [E.accountFrozen]: 'support',
  [E.wageringLimit]: 'limits',
  [E.lossLimit]: 'limits',
  [E.sessionLimit]: 'limits',
  [E.advanceNotAvailable]: 'advance',
  [E.traderRefused]: 'vip',
};
export const nextStepOf = (code: number): NextStep => steps[code] ?? 'slip';
