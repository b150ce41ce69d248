export { TabCount, TabPanel, Tabs } from './tabs';
