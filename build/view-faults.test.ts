import { expect, test } from 'vitest';

import type { PluginEntry } from '../contracts/plugin.ts';
import { viewFaults } from './view-faults.ts';

const faultsOf = (entry: string) =>
  viewFaults({ entry } as PluginEntry, '$').map(({ path, fault }) => `${path} ${fault}`);

test('[PLUG-11] a view is a call of this site', () => {
  expect(faultsOf('/views/rules')).toEqual([]);
  expect(faultsOf('https://elsewhere.example/')).toEqual(['$.entry "https://elsewhere.example/" is not of this site']);
});
