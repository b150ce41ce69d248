import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { subjects } from '../../sandbox/edge/talk.ts';
import { edgesApi, edgesApiFile } from './edges-api.ts';

test('[EDGE-07] the contract of edges says what its schemas say', async () => {
  const { file, text } = await edgesApiFile();
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('[EDGE-07] each message has a channel and a schema, and each reference leads somewhere', () => {
  const api = edgesApi() as {
    channels: Record<string, { address: string; messages: object }>;
    components: { messages: Record<string, unknown> };
  };
  const inChannels = Object.values(api.channels).flatMap(({ messages }) => Object.keys(messages));
  expect(new Set(inChannels)).toEqual(new Set(Object.keys(api.components.messages)));
  expect(Object.values(api.channels).map(({ address }) => address)).toEqual(
    expect.arrayContaining([subjects.ops, subjects.beat, subjects.ask]),
  );
  const led = (path: string) =>
    path
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], api);
  for (const [, path = ''] of JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)) expect(led(path), path).toBeDefined();
});
