import type { PluginRegistration } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import {
  $registrationForm,
  registrationChoicesRequested,
  registrationFieldChanged,
  registrationFieldSchemas,
  registrationSubmitted,
} from '@/features/access/register';

import type { Grants } from './grants';

const schemas = new Map(Object.entries(registrationFieldSchemas));

/** `host.registration` of a plugin that may. The answer of the backend, with its token, stays in the feature. */
export function createRegistration(scope: Scope, { grant, warn }: Grants): PluginRegistration {
  const change = scopeBind(registrationFieldChanged, { scope });
  return {
    $form: $registrationForm,
    change: grant('register', (fields) => {
      for (const [name, value] of Object.entries(fields))
        if (schemas.get(name)?.safeParse(value).success === true) change({ [name]: value });
        else warn(`the registration takes no such "${name}"`);
    }),
    askAgain: grant('register', scopeBind(registrationChoicesRequested, { scope })),
    submit: grant('register', scopeBind(registrationSubmitted, { scope })),
  };
}
