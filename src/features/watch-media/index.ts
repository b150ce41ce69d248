export { followedMedia } from './lib/media';
export { $floatingGames, pictureFloated } from './model/float';
export { useFollow } from './ui/use-follow';
export { Video } from './ui/video';
