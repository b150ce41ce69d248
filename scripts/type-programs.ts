/**
 * The native compiler, by its full path, because ESLint needs the compiler that is written in JavaScript and whose
 * command has the same name.
 */
export const tsc = 'node_modules/@typescript/native/bin/tsc';

export const typePrograms = [
  { title: 'types: host, plugins, contracts', project: 'tsconfig.json' },
  { title: 'types: simulator, sandbox, scripts, tests', project: 'tsconfig.node.json' },
] as const;
