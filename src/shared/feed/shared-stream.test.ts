import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openSharedStream } from './shared-stream';
import type { UpFrame } from './transport';

const now = 1_700_000_000_000;
const list = 'list:live:1';

/** The event streams that tabs have opened. `say` sends a text from the server to every open one. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  isOpen = true;
  constructor() {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.isOpen = false;
  }
  say(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}
const streams = () => FakeEventSource.all.filter(({ isOpen }) => isOpen);
const hello = { t: 'hello', streamId: 's1', epoch: 'a', heartbeatMs: 5000 };

class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  readonly name: string;
  /** A hung tab neither hears nor speaks. */
  isHung = false;
  isClosed = false;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    if (this.isClosed) throw new DOMException('Channel is closed', 'InvalidStateError');
    if (this.isHung) return;
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name && !other.isHung)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    this.isClosed = true;
    FakeChannel.all.delete(this);
  }
}

type Waiting = { run: () => Promise<unknown>; reject: (error: Error) => void };

/** The part of Web Locks that the stream uses: a queue by name, `steal`, `signal`. */
function fakeLocks() {
  const held = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();
  const next = (name: string) => {
    const waiting = held.has(name) ? undefined : queues.get(name)?.shift();
    if (!waiting) return;
    held.set(name, waiting);
    void waiting.run().then(() => {
      if (held.get(name) !== waiting) return;
      held.delete(name);
      next(name);
    });
  };
  return {
    request: (name: string, { steal, signal }: LockOptions, callback: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const waiting = { run: () => callback().then(resolve), reject };
        signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((each) => each !== waiting),
          );
          reject(new DOMException('', 'AbortError'));
        });
        if (steal === true) {
          held.get(name)?.reject(new DOMException('', 'AbortError'));
          held.delete(name);
          queues.set(name, [waiting, ...(queues.get(name) ?? [])]);
        } else queues.set(name, [...(queues.get(name) ?? []), waiting]);
        next(name);
      }),
  };
}

let posts: { add: { topic: string }[]; remove: string[] }[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  FakeEventSource.all = [];
  FakeChannel.all.clear();
  posts = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return Promise.resolve({ ok: true, status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function openTab() {
  const heard: string[] = [];
  const closed = vi.fn();
  const before = FakeChannel.all.size;
  const tab = openSharedStream(
    { id: 1, transport: 'sse', language: 'en', epoch: null },
    { message: (text) => heard.push((JSON.parse(text) as { t: string }).t), closed },
  );
  return { ...tab, heard, closed, channel: [...FakeChannel.all][before] };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const sub = (topic: string): UpFrame => ({ t: 'sub', topics: [{ topic, seq: 3 }] });

test('eight tabs have one stream, and all hear it', async () => {
  const tabs = Array.from({ length: 8 }, openTab);
  await settle();
  expect(streams()).toHaveLength(1);
  streams()[0]!.say(hello);
  streams()[0]!.say({ t: 'ping', ts: 1 });
  expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['hello', 'ping']));
});

test('a tab that comes later gets the greeting from the leader', async () => {
  openTab();
  await settle();
  streams()[0]!.say(hello);
  const late = openTab();
  expect(late.heard).toEqual(['hello']);
});

test('the stream carries what any tab wants, until the last lets it go', async () => {
  const [leader, follower] = [openTab(), openTab()];
  await settle();
  streams()[0]!.say(hello);
  leader.send(sub(list));
  follower.send(sub(list));
  follower.send(sub('game:1'));
  leader.send({ t: 'unsub', topics: [list] });
  await settle();
  expect(posts.map(({ add, remove }) => [add.map(({ topic }) => topic), remove])).toEqual([
    [[list], []],
    [[list], []],
    [['game:1'], []],
  ]);
  follower.close();
  await settle();
  expect(posts.at(-1)?.remove).toEqual([list, 'game:1']);
});

test('when the leader closes, another tab takes over', async () => {
  const [leader, follower] = [openTab(), openTab()];
  await settle();
  leader.close();
  await settle();
  expect(streams()).toHaveLength(1);
  streams()[0]!.say(hello);
  expect(follower.heard).toEqual(['hello']);
  expect(leader.closed).not.toHaveBeenCalled();
});

test('a leader that hangs for 10 s is replaced, and follows once it wakes', async () => {
  const [leader, follower] = [openTab(), openTab()];
  await settle();
  leader.channel!.isHung = true;
  await vi.advanceTimersByTimeAsync(9000);
  expect(FakeEventSource.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeEventSource.all).toHaveLength(2);
  expect(leader.closed).toHaveBeenCalledTimes(1);
  expect(streams()).toHaveLength(1);
  streams()[0]!.say(hello);
  expect(follower.heard).toEqual(['hello']);
});

test('an error ends the connection at once: the browser would give up after one HTTP 500', async () => {
  const { closed } = openTab();
  await settle();
  streams()[0]!.dispatchEvent(new Event('error'));
  expect([closed.mock.calls.length, streams().length]).toEqual([1, 0]);
});

test('a tab that has ended can be closed again, and sends nothing more', async () => {
  const leader = openTab();
  await settle();
  const follower = openTab();
  for (const tab of [follower, leader]) {
    tab.close();
    expect(() => {
      tab.close();
      tab.send(sub(list));
    }).not.toThrow();
  }
});

test('without locks or channels a tab has its own stream', async () => {
  vi.stubGlobal('navigator', {});
  const [one, two] = [openTab(), openTab()];
  await settle();
  expect(streams()).toHaveLength(2);
  streams()[1]!.say(hello);
  expect([one.heard, two.heard]).toEqual([[], ['hello']]);
});
