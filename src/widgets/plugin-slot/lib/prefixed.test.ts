import { expect, test } from 'vitest';

import { prefixed } from './prefixed';

test('[PLUG-56] a text that names another means the one of its own app, where there is one', () => {
  expect(prefixed('motd', { whole: '$t(part) $t( main.close)', part: 'Part' })).toEqual({
    'motd/whole': '$t(motd/part) $t( main.close)',
    'motd/part': 'Part',
  });
});
