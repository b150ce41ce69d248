import type { FeedHolder, FeedHub, FeedStream, TopicAt } from './types.ts';

type StreamRequest = {
  lng: string;
  userId: number | null;
  holder: FeedHolder;
  topics: TopicAt[];
  epoch: string | undefined;
};

/** Keeps little for a client that does not read: the hub sees how many bytes wait, and resets its topics. */
const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 });

/**
 * Makes a connection of the hub into server-sent events. They carry the same messages as the socket, with `id:
 * epoch:number`.
 */
export function eventStream(
  feed: FeedHub,
  { lng, userId, holder, topics, epoch }: StreamRequest,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stream: FeedStream | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        stream = feed.connect({
          lng,
          userId,
          holder,
          send: (text, id) => write(`id: ${id}\ndata: ${text}\n\n`),
          bufferedBytes: () => Math.max(0, strategy.highWaterMark - (controller.desiredSize ?? 0)),
          // The client opens a new stream, as it does after every end.
          cut: () => controller.close(),
        });
        write(': open\n\n');
        stream.subscribe(topics, epoch);
      },
      cancel() {
        stream?.close();
      },
    },
    strategy,
  );
}
