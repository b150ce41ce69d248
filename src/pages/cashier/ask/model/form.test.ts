import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { partBytes } from '@contracts/documents';

import { fetchFx } from '@/shared/api';

import type { NewRequest } from '../api/asking';
import { $isTextMissing, $problem, $text, fileChosen, sendPressed, textChanged } from './form';

const made = { id: 1, number: 'R-1001', at: 1, topic: ['x'], text: 'x' };
const answer = (data: unknown, status = 201) => new Response(JSON.stringify({ data }), { status });

type Answer = (path: string, call: number) => Response;
function opened(respond: Answer = () => answer(made)) {
  const seen: (NewRequest | string)[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          const path = new URL(request.url).pathname;
          const isPart = path.endsWith('/parts');
          seen.push(isPart ? 'part' : ((await request.json()) as NewRequest));
          return isPart ? answer({ have: 1 }, 200) : respond(path, seen.length);
        },
      ],
    ] as never,
  });
  const does = (event: unknown, params?: unknown) => allSettled(event as never, { scope, params } as never);
  return { scope, seen, does };
}

const photo = (parts: number) => {
  const bytes = new Uint8Array(parts * partBytes);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], 'slip.jpg');
};
const lost: Answer = () => {
  throw new DOMException('', 'NetworkError');
};

test('[OFFICE-12] without a word nothing goes out, and the field says what is missing', async () => {
  const { scope, seen, does } = opened();
  await does(textChanged, '   ');
  await does(sendPressed);
  expect([seen, scope.getState($isTextMissing)]).toEqual([[], true]);
  await does(textChanged, 'a');
  expect(scope.getState($isTextMissing)).toBe(false);
});

test('[OFFICE-12] the photo goes first, and then the words with its name', async () => {
  const { scope, seen, does } = opened();
  await does(textChanged, ' Where is it? ');
  await does(fileChosen, photo(2));
  await does(sendPressed);
  expect(seen).toEqual([
    'part',
    'part',
    expect.objectContaining({ text: 'Where is it?', file: expect.objectContaining({ name: 'slip.jpg' }) as unknown }),
  ]);
  expect(scope.getState($text)).toBe('');
});

test('[OFFICE-12] after a lost answer the same request goes again, under the same name', async () => {
  const { scope, seen, does } = opened(lost);
  await does(textChanged, 'a');
  await does(sendPressed);
  expect(scope.getState($problem)).toBe('lost');
  await does(sendPressed);
  const [first, second] = seen as NewRequest[];
  expect(second).toEqual(first);
  await does(textChanged, 'b');
  await does(sendPressed);
  expect((seen[2] as NewRequest).sendId).not.toBe(first?.sendId);
});
