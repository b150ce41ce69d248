// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { hearRefusal } from './hear-refusal';

const violate = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }));

test('[PLUG-17] a frame that the policy of the page refuses fails in words; what concerns others is theirs', () => {
  const said: string[] = [];
  const life = new AbortController();
  hearRefusal({ origin: 'https://chat.example', gone: life.signal, fail: (reason) => said.push(reason) });
  violate('img-src', 'https://chat.example/a.png');
  violate('frame-src', 'https://chat.example.evil/a');
  violate('frame-src', 'https://other.example/');
  expect(said).toEqual([]);
  violate('frame-src', 'https://chat.example/offer.html');
  expect(said).toEqual([expect.stringMatching(/frame-src.*https:\/\/chat\.example:/)]);
  life.abort();
  violate('frame-src', 'https://chat.example');
  expect(said).toHaveLength(1);
});
