import { logError } from '@/shared/lib/logger';

/** V8 reads two more properties of it. */
const OwnError: ErrorConstructor & { stackTraceLimit?: number } = Error;
const ofApp = /\/plugins\/([\w-]{1,64})\//;
const addressOf = /\w{1,10}:\/\/[^\s()]{1,500}/;

/** The files that a call went through, the innermost first. */
function trace(): string[] {
  const { stackTraceLimit } = OwnError;
  const prepareStackTrace: unknown = Reflect.get(OwnError, 'prepareStackTrace');
  Object.assign(OwnError, { stackTraceLimit: 8, prepareStackTrace: undefined });
  const { stack = '' } = new OwnError();
  Object.assign(OwnError, { stackTraceLimit, prepareStackTrace });
  return stack
    .slice(0, 8000)
    .split('\n')
    .flatMap((line) => addressOf.exec(line)?.[0].replace(/(?::\d{1,9}){0,2}$/, '') ?? []);
}

/**
 * The app whose file called what asks this; null for the host and its libraries. Called through a timer or by a bound function it
 * says nothing of its maker: docs/write-a-plugin.md.
 */
export function callerApp(): string | null {
  const [own, ...files] = trace();
  return ofApp.exec(files.find((file) => file !== own) ?? '')?.[1] ?? null;
}

/** The watch over apps reads them, and ends whose deed was an attack. Mutable, and of the document. */
export const refusals: { app: string; what: string; isAttack: boolean }[] = [];
const most = 50;

/** A slip costs its author a line; what is no slip ends the app. Said once a kind. */
export function refuse(app: string, what: string, isAttack = true): void {
  if (refusals.length < most) refusals.push({ app, what, isAttack });
  logError(`Plugin "${app}", run: it ${what}`);
}
