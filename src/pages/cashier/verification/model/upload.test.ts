import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { partBytes } from '@contracts/documents';

import { fetchFx } from '@/shared/api';

import { $file, $refused, fileChosen, typeChosen, zoneChanged } from './form';
import { $problem, $upload, sendPressed } from './upload';
import { $verification } from './verification';

const known = { status: 'none', types: [1, 3], documents: [], isMoreWanted: false };
const answer = (data: unknown, status = 200) =>
  new Response(JSON.stringify(status === 200 ? { data } : data), { status });

/** A photo of this many parts by its first bytes. */
function photo(parts: number, name = 'photo.jpg'): File {
  const bytes = new Uint8Array(parts * partBytes);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name);
}

type Answer = (path: string, call: number) => Response;
function opened(respond: Answer) {
  const seen: string[] = [];
  const scope = fork({
    values: [[$verification, known]] as never,
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          const path = new URL(request.url).pathname;
          const isPart = path.endsWith('/parts');
          const place = isPart ? ((await request.formData()).get('place') as string) : '';
          seen.push(isPart ? `part ${place}` : `hand in ${((await request.json()) as { zone: string }).zone}`);
          return respond(path, seen.length);
        },
      ],
    ] as never,
  });
  const does = (event: unknown, params?: unknown) => allSettled(event as never, { scope, params } as never);
  return { scope, seen, does };
}

const works: Answer = (path) => answer(path.endsWith('/parts') ? { have: 1 } : known);

test('[VERIF-09] a photo goes up part by part, and then its lines with it', async () => {
  const { scope, seen, does } = opened(works);
  await does(zoneChanged, ' P<UTO ');
  await does(fileChosen, photo(3));
  await does(sendPressed);
  expect(seen).toEqual(['part 0', 'part 1', 'part 2', 'hand in P<UTO']);
  expect([scope.getState($upload), scope.getState($file), scope.getState($problem)]).toEqual([null, null, null]);
});

test('[VERIF-09] where the connection broke off it goes on: no part that is there is sent again', async () => {
  const { scope, seen, does } = opened((path, call) => {
    if (call === 2) throw new DOMException('', 'NetworkError');
    return works(path, call);
  });
  await does(typeChosen, 3);
  await does(fileChosen, photo(3));
  await does(sendPressed);
  expect([scope.getState($upload)?.done, scope.getState($problem)]).toEqual([1, 'lost']);
  await does(sendPressed);
  expect(seen).toEqual(['part 0', 'part 1', 'part 1', 'part 2', 'hand in ']);
});

test('[VERIF-10] wrong lines keep the parts: corrected, only they go again', async () => {
  const refusal = {
    code: 1,
    message: '',
    requestId: '',
    errors: [{ field: 'zone', detail: 'verification.wrong.zone' }],
  };
  const { scope, seen, does } = opened((path, call) => (call === 2 ? answer(refusal, 400) : works(path, call)));
  await does(zoneChanged, 'wrong');
  await does(fileChosen, photo(1));
  await does(sendPressed);
  expect(scope.getState($problem)).toBe('zone');
  await does(zoneChanged, 'right');
  await does(sendPressed);
  expect(seen).toEqual(['part 0', 'hand in wrong', 'hand in right']);
});

test('[VERIF-09] when the server has the parts no more, all of them go again', async () => {
  const refusal = {
    code: 1,
    message: '',
    requestId: '',
    errors: [{ field: 'file', detail: 'verification.wrong.parts' }],
  };
  const { seen, does } = opened((path, call) => (call === 2 ? answer(refusal, 400) : works(path, call)));
  await does(typeChosen, 3);
  await does(fileChosen, photo(1));
  await does(sendPressed);
  await does(sendPressed);
  expect(seen).toEqual(['part 0', 'hand in ', 'part 0', 'hand in ']);
});

test.each([
  ['a page that is called photo.jpg', new File(['<html>'], 'photo.jpg'), 'kind'],
  ['more than 10 MB', photo(81), 'size'],
])('[VERIF-09] %s is refused before a byte leaves', async (_, file, problem) => {
  const { scope, seen, does } = opened(works);
  await does(typeChosen, 3);
  await does(fileChosen, file);
  await does(sendPressed);
  expect([scope.getState($file), scope.getState($refused)?.problem, seen]).toEqual([null, problem, []]);
});
