import { createEvent, createStore } from 'effector';

import type { PluginParams } from '@contracts/slots';

/** What a place tells the app in it, and the news of it. */
export function createParams(first: PluginParams) {
  const paramsGiven = createEvent<PluginParams>();
  const $params = createStore(first).on(paramsGiven, (_, params) => params);
  return { $params, paramsGiven };
}
