import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp } from '../../contracts/frames.ts';
import { ringDeltas } from './config.ts';

/**
 * One numbered delta. It writes its text once for each language, and all connections share the text. A delta with
 * `isLost` is a simulated fault: it is never delivered.
 */
type Delta = {
  seq: number;
  ts: number;
  isLost: boolean;
  ops: (lng: string) => readonly FeedOp[];
  texts: Map<string, string>;
};

/**
 * What a topic has to say. `take` returns what happened since the last `take`, in a language. `entities` gives what the
 * topic holds now.
 */
export type Source = {
  hasNews: () => boolean;
  take: () => (lng: string) => readonly FeedOp[];
  entities: (lng: string) => FeedEntities;
};

/** Only names differ by language, and a picture has none. A delta without names is written once for all languages. */
const isNeutral = (ops: readonly FeedOp[]): boolean =>
  ops.every((op) => op.op === 'odds' || op.op === 'del' || (op.op === 'put' && op.kind === 'zone'));

export type Channel = ReturnType<typeof createChannel>;

/** `startSeq`: number of the delta before this channel's first. */
export function createChannel(topic: string, source: Source, startEpoch: string, startSeq: number) {
  let epoch = startEpoch;
  let seq = startSeq;
  let ring: Delta[] = [];
  let losesNext = false;

  const textOf = (delta: Delta, lng: string): string => {
    const known = delta.texts.get(lng) ?? delta.texts.get('');
    if (known !== undefined) return known;
    const ops = delta.ops(lng);
    const text = JSON.stringify({ t: 'delta', topic, epoch, seq: delta.seq, ts: delta.ts, ops });
    delta.texts.set(isNeutral(ops) ? '' : lng, text);
    return text;
  };

  return {
    topic,
    seq: (): number => seq,
    epoch: (): string => epoch,
    /** How many changes are kept. */
    kept: (): number => ring.length,
    /** Gathers what happened into the next delta. */
    seal(now: number): void {
      if (!source.hasNews()) return;
      seq += 1;
      ring.push({ seq, ts: now, isLost: losesNext, ops: source.take(), texts: new Map() });
      losesNext = false;
      if (ring.length > 2 * ringDeltas) ring = ring.slice(-ringDeltas);
    },
    /** True when deltas can bring a client at `from` up to date. */
    canResume: (from: number): boolean => from === seq || (from < seq && from + 1 >= (ring[0]?.seq ?? Infinity)),
    /** Texts of the deltas after `from`. */
    since: (from: number, lng: string): string[] => {
      const first = ring.length - (seq - from);
      return ring.slice(Math.max(0, first)).flatMap((delta) => (delta.isLost ? [] : [textOf(delta, lng)]));
    },
    entities: source.entities,
    loseNext(): void {
      losesNext = true;
    },
    /** The history is lost, so the numbers start again. */
    restart(next: string): void {
      epoch = next;
      ring = [];
      seq = 0;
    },
  };
}
