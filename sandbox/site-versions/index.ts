import type { Area } from '../area/index.ts';
import { siteVersionRoutes } from './routes.ts';
import { siteVersionSchema } from './schema.ts';

export { changesOf, faultsIn } from './check.ts';
export { approve, needsApproval, openProposal, openProposals, reject, submit } from './proposals.ts';
export { appFaults } from './app-faults.ts';
export { requireNone, undoOver } from './publish.ts';
export { restoreSite, siteHistory, siteVersionNow, valuesOf, wasAppChanged } from './store.ts';

export const siteVersionsArea: Area = {
  schemas: [siteVersionSchema],
  routes: ({ operatorToken, needsApproval, readManifest }) => [
    siteVersionRoutes(operatorToken, needsApproval, readManifest),
  ],
};
