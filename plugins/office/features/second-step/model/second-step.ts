import type { OfficeFailure } from '@sdk';
import { createEvent, createStore, sample } from 'effector';

import { AuthenticatorAnswer, AuthenticatorOnAnswer, SecurityAnswer } from '@contracts/security';
import { sentCode } from '@contracts/typed/digits';

import { createAct } from '../../../../sdk/act';
import { createAsked } from '../../../../sdk/asked';
import { forgotten } from '../../../../sdk/model';
import { waySet } from '../../../entities/security';

const path = '/office-api/v1/security/authenticator';

type Problem = 'code' | 'often' | 'failed';
export const problemOf = ({ fields, statusCode }: OfficeFailure): Problem => {
  if (fields.code !== undefined) return 'code';
  return statusCode === 429 ? 'often' : 'failed';
};

/** A key for the app. */
export const key = createAsked(({ office }) => office.send('POST', path, AuthenticatorAnswer).then(({ data }) => data));

type Turn<Done> = Parameters<typeof createAct<string, Done>>[0];
/** A code of the app, and what it does. A refusal stands until something else is typed. */
function createTurn<Done>(turn: Turn<Done>) {
  const typed = createEvent<string>();
  const submitted = createEvent();
  const act = createAct(turn, { over: [typed] });
  const $code = createStore('')
    .on(typed, (_, code) => code)
    .reset(act.Place.close, forgotten);
  sample({
    clock: submitted,
    source: $code,
    filter: (code) => code.trim() !== '',
    fn: sentCode,
    target: act.started,
  });
  return { act, $code, typed, submitted };
}
export type Turning = Pick<ReturnType<typeof createTurn>, '$code' | 'typed'>;

/** The first code turns it on, and brings the backup codes. */
export const turningOn = createTurn(({ office }, code) =>
  office.send('PUT', path, AuthenticatorOnAnswer, { code }).then(({ data }) => data),
);
export const turningOff = createTurn(({ office }, code) =>
  office.send('POST', `${path}/off`, SecurityAnswer, { code }).then(({ data }) => data),
);

/** The player says that the backup codes are kept. */
export const keptToggled = createEvent<boolean>();
export const $areKept = createStore(false)
  .on(keptToggled, (_, areKept) => areKept)
  .reset(turningOn.act.Place.close, forgotten);

sample({ clock: turningOff.act.done, fn: ({ result }) => result, target: waySet });
