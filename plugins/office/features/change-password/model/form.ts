import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';

import { createDraft } from '../../../../sdk/draft';
import { createWayForm } from '../../../entities/security';

export const Form = createGate();
export const draft = createDraft({ current: '', next: '', endsOthers: true }, [Form.close]);
export const changing = createWayForm({ method: 'POST', path: '/office-api/v1/security/password' });
/** With what the player reads when it is done. */
export const submitted = createEvent<string>();

sample({ clock: submitted, source: draft.$fields, fn: (body, said) => ({ body, said }), target: changing.started });
