import { Media } from '@contracts/media-entity';

/** A media that can play, with what the wire may leave out. */
export type PlayableMedia = Media & { videoSourceType: 'LIVE' | 'RECORD'; isRecommended: boolean };

type Read = { media: PlayableMedia; fault: null } | { media: null; fault: string };

/** Takes in what asks to be opened. It needs a video or a picture to play. Spec: coupon §3, §5. */
export function readMedia(raw: unknown): Read {
  const { data, error } = Media.safeParse(raw);
  if (!data) return { media: null, fault: `A media of another shape: ${error.issues[0]?.path.join('.') ?? ''}` };
  const plays = data.type === 'video' ? data.videoId : data.zoneId;
  if (plays === undefined)
    return { media: null, fault: `The media ${data.id} has ${data.type === 'video' ? 'no video' : 'no picture'}` };
  const { videoSourceType = 'LIVE', isRecommended = false } = data;
  return { media: { ...data, videoSourceType, isRecommended }, fault: null };
}

/** Recommended media are first; the rest keep the order in which they were opened. */
export const inOrder = (list: readonly PlayableMedia[]): readonly PlayableMedia[] =>
  list.toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
