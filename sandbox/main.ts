import { demoUser } from './account/index.ts';
import { BadEnvironment, readSettings, type Settings } from './server/environment.ts';
import { start, type Running } from './server/start.ts';

/** One clear line for a person, and the exit code of a failure. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof BadEnvironment) giveUp(error.message);
    throw error;
  }
}

async function run(chosen: Settings): Promise<Running> {
  try {
    return await start(chosen);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') giveUp(`Port ${String(chosen.port)} is in use. Choose another: PORT=4001 npm start`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      giveUp(`Cannot listen on ${chosen.host}:${String(chosen.port)} (${code}).`);
    if (code === 'ERR_SQLITE_ERROR' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
      giveUp(`The database ${chosen.database} cannot be used: ${message}. Choose another file: SANDBOX_DB=…`);
    giveUp(`The server did not start: ${message}`);
  }
}

const chosen = settings();
const running = await run(chosen);

process.stdout.write(
  `Openbook is on ${running.address}
  demo player: ${demoUser.email} / ${demoUser.password} (play money: RUB 100 000, USD 1 000, bonus 5 000 RUB)
  API: ${running.address}/docs/api${chosen.isControlOpen ? '\n  The control API is open: this server is for tests.' : ''}
`,
);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void running.stop().then(() => process.exit(0));
  });
}
