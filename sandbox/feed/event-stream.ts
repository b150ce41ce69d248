import type { FeedHolder, FeedHub, FeedStream, TopicAt } from './types.ts';

type StreamRequest = {
  lng: string;
  userId: number | null;
  holder: FeedHolder;
  topics: TopicAt[];
  epoch: string | undefined;
};

/** Nothing is kept for a reader that does not read: the hub looks at how much waits and resets its topics. */
const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 });

/** One connection of the hub as server-sent events: the same messages as over the socket, with `id: epoch:number`. */
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
          // The client opens a new one, as after any end.
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
