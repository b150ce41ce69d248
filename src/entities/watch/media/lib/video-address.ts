import { VideoSource } from '@contracts/media-entity';

/** Where a video plays from, with the player's token. Null: the site has no source, or there is no token yet. */
export function addressOf(source: unknown, videoId: string, token: string | null): string | null {
  const { data } = VideoSource.safeParse(source);
  if (!data || token === null) return null;
  const address = data.address.replace('{videoId}', encodeURIComponent(videoId));
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

export const isVideoSource = (source: unknown): boolean => VideoSource.safeParse(source).success;
