export { createServer, type Fate, fates, type Server } from './lib/server.testing';
export { act, openTab, pass, stopClock, type Stored, type Told } from './lib/tab.testing';
