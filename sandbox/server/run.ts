import { DatabaseTaken } from '../db/index.ts';
import { demoTwoStepUser, demoUser } from '../demo-players/index.ts';
import { BadEnvironment, readSettings, type Settings } from './environment.ts';
import { endInOrder } from './lifetime.ts';
import { type Running, start } from './start.ts';

/** Writes one clear line for the operator and ends with the exit code of a failure. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Says in a sentence why a start failed. */
function reasonOf(error: unknown, { port, chatPort, host, database }: Settings): string {
  const { code, message, port: asked } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof BadEnvironment || error instanceof DatabaseTaken) return message;
  if (code === 'EADDRINUSE' && asked === chatPort && asked !== port)
    return `Port ${String(asked)} of the support chat is in use. Choose another: CHAT_PORT=4002 npm start`;
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Choose another: PORT=4001 npm start`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Cannot listen on ${host}:${String(port)} (${code}).`;
  if (code === 'ERR_SQLITE_ERROR' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return `The database ${database} cannot be used: ${message}. Choose another file: SANDBOX_DB=…`;
  return `The server did not start: ${message}`;
}

/** What an operator must know before they take money. */
function warnings({ seed, data, replayBets }: Settings): string {
  const lines = [
    ...(seed === null
      ? []
      : ['SANDBOX_SEED is given: whoever knows it foresees every result. For tests and demonstrations only.']),
    ...(data === null
      ? []
      : [
          replayBets
            ? 'SANDBOX_REPLAY_BETS=1: bets are taken on matches whose results are published.'
            : 'Matches of SANDBOX_DATA take no bets: their results are published. SANDBOX_REPLAY_BETS=1 takes them.',
        ]),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function greeting({ address }: Running, settings: Settings): string {
  const { isControlOpen, isReal } = settings;
  if (isReal) return `Openbook is on ${address}\n${warnings(settings)}`;
  return `Openbook is on ${address}
  This is the demo (DEMO=1): play money, played banks and reviewers, and nothing is sent to anybody.
  demo player: ${demoUser.email} / ${demoUser.password} (play money: RUB 100 000, USD 1 000, bonus 5 000 RUB)
  with a second step: ${demoTwoStepUser.email} / two-step-password, then a code
  Codes and links that are sent to players are written here.
  API: ${address}/docs/api${isControlOpen ? '\n  The control API is open: this server is for tests.' : ''}
${warnings(settings)}`;
}

/** Runs the server until a signal ends it. A start that fails ends the process with one line and exit code 1. */
export async function run(variables: NodeJS.ProcessEnv): Promise<void> {
  let settings: Settings;
  try {
    settings = readSettings(variables);
  } catch (error) {
    if (error instanceof BadEnvironment) giveUp(error.message);
    throw error;
  }
  let running: Running;
  try {
    running = await start(settings);
  } catch (error) {
    giveUp(reasonOf(error, settings).replaceAll('\n', ' '));
  }
  // A signal may come as soon as somebody reads that the server is there.
  endInOrder(running);
  process.stdout.write(greeting(running, settings));
  process.send?.('listening');
}
