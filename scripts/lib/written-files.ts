import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

/** A file of the project that a script makes, as it should be. */
export type Written = { file: URL; text: string };

export const formatted = async (file: URL, parser: 'markdown' | 'json', text: string): Promise<Written> => ({
  file,
  text: await format(text, { ...(await resolveConfig(file)), parser }),
});

/** With `--write` it writes them; else the process ends with 1 where one says something else. */
export function checkOrWrite(files: readonly Written[]): void {
  for (const { file, text } of files)
    if (process.argv.includes('--write')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) process.exitCode = 1;
}
