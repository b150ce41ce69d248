import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Block = { language: string; file: string; text: string };
export type Recipe = { title: string; blocks: Block[] };

/**
 * Reads the recipes of a page: its headings of level two, each with the code blocks that name a file after their
 * language.
 */
export const readRecipes = (markdown: string): Recipe[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0] ?? '',
      blocks: [...part.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language = '', file = '', text = '']) => ({
        language,
        file,
        text,
      })),
    }));

function write(copy: string, file: string, text: string): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Adds the lines with a plus between the lines with a space, which the file must contain together and exactly once. */
function patched(file: string, before: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const old = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const now = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const parts = `\n${before}`.split(`\n${old.join('\n')}\n`);
  if (parts.length !== 2) throw new Error(`${file} has ${String(parts.length - 1)} places with:\n${old.join('\n')}`);
  return parts.join(`\n${now.join('\n')}\n`).slice(1);
}

type Texts = Record<string, Record<string, string>>;

/** `isNew`: it was not there. `isWritten`: by a command, not by hand. */
export type Touched = { file: string; isNew: boolean; isWritten?: boolean };

/** Runs "npm run name -- words" in the copy by this Node, as package.json has the script. */
function runScript(copy: string, command: string): void {
  const [, name = '', words = ''] = /^npm run (\S+) -- (.+)$/.exec(command.trim()) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...first] = scripts[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`No script of Node: ${command}`);
  execFileSync(process.execPath, [...first, ...words.split(' ')], { cwd: copy, stdio: 'pipe' });
}

/** Carries out a block in a copy of the tree. Gives the files that it touched. */
export function carryOut(copy: string, { language, file, text }: Block): Touched[] {
  if (language === 'sh') {
    runScript(copy, text);
    return file.split('+').map((name) => ({ file: name, isNew: false, isWritten: true }));
  }
  const read = (name: string) => (existsSync(join(copy, name)) ? readFileSync(join(copy, name), 'utf8') : null);
  if (language === 'json')
    return Object.entries(JSON.parse(text) as Texts).map(([code, texts]) => {
      const name = file.replace('*', code);
      const before = read(name);
      write(copy, name, `${JSON.stringify({ ...JSON.parse(before ?? '{}'), ...texts }, null, 2)}\n`);
      return { file: name, isNew: before === null };
    });
  const before = read(file);
  if (language === 'diff') {
    write(copy, file, patched(file, before ?? '', text));
    return [{ file, isNew: false }];
  }
  if (before !== null) throw new Error(`${file} is there already.`);
  write(copy, file, text);
  return [{ file, isNew: true }];
}

/** Copies files of the tree and links its packages. */
export function copyTree(root: string, copy: string, files: readonly string[]): void {
  for (const file of files) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}
