import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ProfileName, profileNames, profiles, type Protection } from '../../contracts/protection/index.ts';
import { isTest, rowsOfValues, sourcesOf } from './protection-matrix.ts';

/** A rule of protection: its number, its row of the requirements, what it says, and what each profile sets for it. */
type Rule = {
  number: number;
  row: string;
  text: string;
  /** Empty: the rule holds alike in every profile. */
  values: Readonly<Record<ProfileName, Partial<Protection>>>;
  /** Files that name the row: code, and tests whose titles have it. */
  obeyedBy: readonly string[];
  shownBy: readonly string[];
};

/** "protection P7 (RTS 12B)" in the column of sources. */
const source = /^protection P(\d+)\b/;
/** The title of a test begins with its rows; one that is always skipped shows nothing. */
const titleOf = (row: string) => new RegExp(`\\b(?:test|each)\\b[^\\n]*[\\s\\S]{0,2000}?\\[${row}\\]`);

function fieldsOf(row: string): (keyof Protection)[] {
  const all = Object.entries(rowsOfValues) as [keyof Protection, readonly string[]][];
  return all.filter(([, rows]) => rows.includes(row)).map(([field]) => field);
}

/** Every rule P1 to P36 with what it is in each profile, what obeys it and which tests show it. `root`: the folder of the project. */
export function protectionRules(root: string): Rule[] {
  const files = sourcesOf(root);
  const lines = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').split('\n');
  return lines
    .flatMap((line): Rule[] => {
      const [row = '', , text = '', from = ''] = line.split('\t');
      const number = source.exec(from)?.[1];
      if (number === undefined) return [];
      const fields = fieldsOf(row);
      const valuesOf = (name: ProfileName) => Object.fromEntries(fields.map((field) => [field, profiles[name][field]]));
      const values = Object.fromEntries(profileNames.map((name) => [name, valuesOf(name)])) as Rule['values'];
      const named = new RegExp(`\\b${row}\\b`);
      return [
        {
          ...{ number: Number(number), row, text, values },
          obeyedBy: files.filter((file) => !isTest(file.path) && named.test(file.text)).map(({ path }) => path),
          shownBy: files.filter((file) => isTest(file.path) && titleOf(row).test(file.text)).map(({ path }) => path),
        },
      ];
    })
    .toSorted((a, b) => a.number - b.number);
}
