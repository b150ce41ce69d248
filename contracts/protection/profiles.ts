import { approvalWindowSec } from '../constants.ts';
import { daySec } from './frame.ts';
import type { Protection } from './values.ts';

const week = 7 * daySec;
const oneToTwentyFour = Array.from({ length: 24 }, (_, hour) => hour + 1);

/** The rules where no country differs. */
const open: Protection = {
  increaseDelaySec: daySec,
  approveSec: approvalWindowSec,
  mustConfirm: true,
  depositFrame: 'fixed',
  mustChoose: [],
  maxima: [],
  aboveMaxima: 'never',
  laterDelaySec: daySec,
  increaseGapSec: 0,
  questions: 'never',
  askReadyToLose: false,
  contactAbove: null,
  contactAboveYoung: null,
  meansAbove: null,
  meansAboveYoung: null,
  youngBelowAge: 0,
  realityCheckMinutes: null,
  realityPauseMinutes: 0,
  summaryHours: null,
  sessionHours: oneToTwentyFour,
  realityCheckChoices: [5, 10, 15, 30, 45, 60],
  slotCycleMs: 2500,
  gameCycleMs: 5000,
  autoPlay: false,
  warningPercents: [50, 80, 100],
  reminderMonths: 6,
  timeOutDays: [1, 7, 30, 42],
  exclusionDays: [1, 7, 30, 90, 180, 365, 730, 1095, 1825],
  selfExclusionMinDays: 180,
  returnCoolingSec: daySec,
  earlyReturnSec: null,
  askForBrands: false,
  autoMax: true,
  maxBonusWager: null,
  blockingLinks: [],
};

/** A country's differences from the open profile. The rules behind it: docs/protection.md. */
const countries = {
  GB: {
    autoMax: false,
    maxBonusWager: 10,
    askForBrands: true,
    blockingLinks: [
      { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
      { name: 'Gamban', url: 'https://gamban.com/' },
    ],
  },
  MT: {
    mustConfirm: false,
    selfExclusionMinDays: 1,
    earlyReturnSec: daySec,
    askForBrands: true,
    blockingLinks: [{ name: 'Gamban', url: 'https://gamban.com/' }],
  },
  NL: {
    increaseDelaySec: week,
    mustConfirm: false,
    mustChoose: [20, 21, 22, 40, 41, 42, 43],
    askReadyToLose: true,
    contactAbove: 350,
    contactAboveYoung: 150,
    meansAbove: 700,
    meansAboveYoung: 300,
    youngBelowAge: 24,
    realityCheckMinutes: 30,
    blockingLinks: [{ name: 'Cruks', url: 'https://cruksregister.nl/' }],
  },
  DE: {
    increaseDelaySec: week,
    mustConfirm: false,
    mustChoose: [22],
    maxima: [{ limitType: 22, amount: 1000 }],
    realityCheckMinutes: 60,
    realityPauseMinutes: 5,
    summaryHours: 24,
    slotCycleMs: 5000,
    selfExclusionMinDays: 90,
    blockingLinks: [{ name: 'OASIS', url: 'https://www.rp-darmstadt.hessen.de/' }],
  },
  ES: {
    increaseDelaySec: week,
    maxima: [
      { limitType: 20, amount: 600 },
      { limitType: 21, amount: 1500 },
      { limitType: 22, amount: 3000 },
    ],
    aboveMaxima: 'afterTest',
    laterDelaySec: 3 * daySec,
    increaseGapSec: 90 * daySec,
    questions: 'aboveMaxima',
    realityCheckMinutes: 60,
    slotCycleMs: 3000,
    blockingLinks: [{ name: 'RGIAJ', url: 'https://www.ordenacionjuego.es/' }],
  },
} satisfies Record<string, Partial<Protection>>;

export type ProfileName = 'open' | keyof typeof countries;

export const profiles: Readonly<Record<ProfileName, Protection>> = {
  open,
  GB: { ...open, ...countries.GB },
  MT: { ...open, ...countries.MT },
  NL: { ...open, ...countries.NL },
  DE: { ...open, ...countries.DE },
  ES: { ...open, ...countries.ES },
};
export const profileNames = Object.keys(profiles) as ProfileName[];
