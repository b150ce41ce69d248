import { approvalWindowSec } from '../constants.ts';
import type { Wait } from './change.ts';
import { daySec } from './frame.ts';

/**
 * What an operator sets for their country. `frame`: how limits count time. `timeOutDays`, `exclusionDays`: what a player
 * can choose; below `selfExclusionMinDays` it is called a break (decision D-105).
 */
export type Protection = {
  wait: Wait;
  frame: 'fixed' | 'rolling';
  timeOutDays: readonly number[];
  exclusionDays: readonly number[];
  selfExclusionMinDays: number;
};

export const usualProtection: Protection = {
  wait: { delaySec: daySec, approveSec: approvalWindowSec },
  frame: 'fixed',
  timeOutDays: [1, 7, 30, 42],
  exclusionDays: [1, 7, 30, 90, 180, 365, 730, 1095, 1825],
  selfExclusionMinDays: 180,
};
