/** Interim: areas that are being built load when they are there. */
/* eslint-disable */
const load = async (path: string): Promise<any> => {
  try {
    return await import(path);
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return {};
    throw error;
  }
};
const nothing = (): any => undefined;
const { Hono } = await import('hono');
const simulator = await load('../simulator/simulator.ts');
const feed = await load('../feed/index.ts');
export const createSimulator: any = simulator.createSimulator;
export const createFeedHub: any =
  feed.createFeedHub ??
  (() => ({ apply: nothing, publishUser: nothing, stop: nothing, fault: nothing, flush: nothing, champPart: nothing }));
export const feedRoutes: any = feed.feedRoutes ?? (() => new Hono());
export const attachFeedSocket: any = feed.attachFeedSocket ?? nothing;
