import type { Media } from '@contracts/media-entity';

type Playing = Pick<Media, 'gameId' | 'sportId' | 'type' | 'title' | 'gameLink'> & {
  zoneId: number | undefined;
  videoId: string | undefined;
};

/** What plays on its page, as it follows into the corner: it ends with its page and its match. Rows MEDIA-04, MEDIA-06. */
export function followedMedia({ zoneId, videoId, ...playing }: Playing): Media {
  return {
    ...playing,
    id: `follow:${playing.type}:${String(playing.gameId)}`,
    target: 'float',
    autoClearable: true,
    isFloating: true,
    ...(zoneId === undefined ? {} : { zoneId }),
    ...(videoId === undefined ? {} : { videoId }),
  };
}

/** The same in a window that stays over every page until it is closed. */
export const floatingMedia = (media: Media): Media => ({
  ...media,
  id: `float:${media.type}:${String(media.gameId)}`,
  autoClearable: false,
});
