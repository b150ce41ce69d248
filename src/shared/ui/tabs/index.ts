export { TabPanel } from './tab-panel';
export { Tabs } from './tabs';
