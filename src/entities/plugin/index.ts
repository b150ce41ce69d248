export { manifestPollMs, mountDeadlineMs } from './config';
export { pluginLine } from '@/shared/plugin-files';
export type { ManifestProblem } from './lib/parse-manifest';
export { moduleOf } from '@/shared/plugin-files';
export { makingOf } from './lib/making';
export { measure, measured } from '@/shared/plugin-files';
export { mountedAt } from './lib/mounted-at';
export { setTryOut, tryOutKinds, tryOutOf } from './lib/try-out';
export type { TryOutKind } from './lib/try-out';
export { pluginFailures, tellFailure } from './lib/tell-failure';
export { $loadStates } from './model/load-states';
export { bringGuard, here } from './lib/bring-kit';
export { holdWithin } from './lib/hold-within';
export { $apps, pluginReleased, pluginReplaced, pluginWanted } from './model/apps';
export { pluginReloaded } from './model/load';
export { $brought, pluginRefused, pluginRestarted, updatesWanted } from './model/update';
export type { Brought } from './lib/bring-files';
export {
  $audience,
  $catalog,
  $plugins,
  $versions,
  audienceChanged,
  manifestRequested,
  overridesReceived,
} from './model/plugins';
export { mountIn } from './lib/arrange';
export { $slots, slotsArranged } from './model/slots';
