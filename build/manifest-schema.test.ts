import { expect, test } from 'vitest';

import { slotNames } from '../contracts/slots.ts';
import { manifestSchema } from './manifest-schema.ts';

test('[PLUG-38] the schema of the manifest lists the slots of this host', () => {
  expect(JSON.stringify(manifestSchema())).toContain(`"enum":${JSON.stringify(slotNames)}`);
});
