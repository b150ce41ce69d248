import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ProfileName, profileNames, profiles, type Protection } from '../../contracts/protection/index.ts';

/** Which rows of the requirements each value is about. */
export const rowsOfValues: Readonly<Record<keyof Protection, readonly string[]>> = {
  increaseDelaySec: ['LIM-39', 'LIM-40'],
  approveSec: ['LIM-18', 'LIM-39'],
  mustConfirm: ['LIM-12', 'LIM-40'],
  depositFrame: ['LIM-45'],
  mustChoose: ['LIM-51', 'LIM-24'],
  maxima: ['LIM-51', 'LIM-40'],
  aboveMaxima: ['LIM-40'],
  laterDelaySec: ['LIM-40'],
  increaseGapSec: ['LIM-40'],
  questions: ['LIM-27', 'LIM-28', 'LIM-40'],
  askReadyToLose: ['LIM-47'],
  contactAbove: ['LIM-52'],
  contactAboveYoung: ['LIM-52'],
  meansAbove: ['LIM-52'],
  meansAboveYoung: ['LIM-52'],
  youngBelowAge: ['LIM-52'],
  realityCheckMinutes: ['LIM-64'],
  realityPauseMinutes: ['LIM-64'],
  summaryHours: ['LIM-65'],
  sessionHours: ['LIM-21'],
  realityCheckChoices: ['LIM-22'],
  slotCycleMs: ['LIM-66'],
  gameCycleMs: ['LIM-66'],
  autoPlay: ['LIM-66', 'CAS-11'],
  warningPercents: ['LIM-50'],
  reminderMonths: ['LIM-49'],
  timeOutDays: ['LIM-23', 'LIM-53'],
  exclusionDays: ['LIM-20'],
  selfExclusionMinDays: ['LIM-56', 'LIM-58'],
  returnCoolingSec: ['LIM-58'],
  earlyReturnSec: ['LIM-57'],
  askForBrands: ['LIM-61'],
  autoMax: ['LIM-67'],
  maxBonusWager: ['LIM-69'],
  blockingLinks: ['LIM-61'],
};

export type MatrixLine = {
  field: keyof Protection;
  rows: readonly string[];
  values: Readonly<Record<ProfileName, unknown>>;
  /** Files that read the value, and files of tests that name one of its rows. */
  obeyedBy: readonly string[];
  shownBy: readonly string[];
};

/** What only says which values there are obeys none of them. */
const tables = /contracts\/protection\/(?:values|profiles|index)\.ts$/;
export const isTest = (path: string): boolean => /\.(?:test|spec|testing)\.tsx?$/.test(path);
/** A term such as "questions" has other meanings outside the protection of players. */
const knowsProtection = /protectionOf\(|protectionIn\(|\$protection\b|(?::|keyof) Protection\b|'selfExclusionMinDays'/;

const read = (root: string, folders: readonly string[]): { path: string; text: string }[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The code and the tests of the product. */
export const sourcesOf = (root: string) => read(root, ['contracts', 'simulator', 'sandbox', 'src', 'tests']);

/** Every value of every profile, with what obeys it and what shows that. `root`: the folder of the project. */
export function protectionMatrix(root: string): MatrixLine[] {
  const files = read(root, ['contracts/protection', 'simulator', 'sandbox', 'src', 'tests']);
  const code = files.filter(({ path, text }) => !isTest(path) && !tables.test(path) && knowsProtection.test(text));
  const tests = files.filter(({ path }) => isTest(path));
  return (Object.keys(rowsOfValues) as (keyof Protection)[]).map((field) => ({
    field,
    rows: rowsOfValues[field],
    values: Object.fromEntries(profileNames.map((name) => [name, profiles[name][field]])) as MatrixLine['values'],
    obeyedBy: code.filter(({ text }) => new RegExp(`\\b${field}\\b`).test(text)).map(({ path }) => path),
    shownBy: tests
      .filter(({ text }) => rowsOfValues[field].some((row) => text.includes(`[${row}]`)))
      .map(({ path }) => path),
  }));
}
