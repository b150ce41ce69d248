import { commonHeaders } from '@/shared/lib/device';

import { decodeMessage } from './decode';
import type { Connection, ConnectionListener, UpFrame } from './transport';

type StreamRequest = { language: string; epoch: string | null };

/**
 * Tells the server which topics the stream carries. False: the server has no such stream any more, or does not answer.
 */
async function postTopics(streamId: string, frame: UpFrame, language: string): Promise<boolean> {
  const add = frame.t === 'sub' ? frame.topics : [];
  const remove = frame.t === 'unsub' ? frame.topics : [];
  const post = () =>
    fetch(`/feed-api/v1/stream/${encodeURIComponent(streamId)}/topics`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...commonHeaders(language) },
      body: JSON.stringify({ add, remove }),
    }).then(
      ({ ok, status }) => ({ isDone: ok, isGone: status === 404 }),
      () => ({ isDone: false, isGone: false }),
    );
  const first = await post();
  return first.isDone || (!first.isGone && (await post()).isDone);
}

/**
 * GET /feed-api/v1/stream, server-sent events. The browser's own reconnect gives up for ever after one HTTP 500. So an
 * error ends the connection here, and the feed opens another one. Spec: api §7.2.
 */
export function openEventStream({ language, epoch }: StreamRequest, listener: ConnectionListener): Connection {
  const query = new URLSearchParams({ topics: '', lng: language, ...(epoch === null ? {} : { epoch }) });
  const source = new EventSource(`/feed-api/v1/stream?${query.toString()}`);
  let streamId: string | null = null;
  let isEnded = false;
  const early: UpFrame[] = [];

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    source.close();
    listener.closed();
  };
  /** Sends one change at a time: a later change must not overtake an earlier one. */
  let queue = Promise.resolve();
  const post = (id: string, frame: UpFrame) => {
    if (frame.t === 'pong') return;
    queue = queue.then(async () => {
      if (!isEnded && !(await postTopics(id, frame, language))) end();
    });
  };

  source.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || isEnded) return;
    if (streamId === null) {
      const hello = decodeMessage(data).frames.find(({ t }) => t === 'hello');
      if (hello?.t === 'hello') {
        const { streamId: id } = hello;
        streamId = id;
        early.splice(0).forEach((frame) => post(id, frame));
      }
    }
    listener.message(data);
  });
  source.addEventListener('error', end);

  return {
    send: (frame) => {
      if (streamId === null) early.push(frame);
      else post(streamId, frame);
    },
    close: () => {
      isEnded = true;
      source.close();
    },
  };
}
