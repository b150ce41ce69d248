export type { PluginFaults, PluginSight } from './lib/given';
export { showValue } from './lib/show-value';
export { $chosenEntry, appChosen } from './model/chosen';
export { pluginsOpened } from './model/lines';
export { AppChoice } from './ui/app-choice';
export { AppFacts } from './ui/app-facts';
export { AppList } from './ui/app-list';
export { Code, Table } from './ui/table';
