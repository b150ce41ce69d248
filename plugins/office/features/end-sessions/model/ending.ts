import { sample } from 'effector';

import { SecurityAnswer } from '@contracts/security';

import { createAct } from '../../../../sdk/act';
import { security } from '../../../entities/security';

const path = '/office-api/v1/security/sessions';

/** Ends one session or all others. */
function createEnding() {
  const ending = createAct(({ office }, which: number | 'all') =>
    office.send('DELETE', which === 'all' ? path : `${path}/${String(which)}`, SecurityAnswer).then(({ data }) => data),
  );
  sample({ clock: ending.done, fn: ({ result }) => result, target: security.changed });
  return ending;
}

export const ending = createEnding();
/** Somebody else was in, the player says. */
export const securing = createEnding();
