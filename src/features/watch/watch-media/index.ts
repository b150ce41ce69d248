export { followedMedia } from './lib/media';
export { $floatingMatches, pictureFloated } from './model/float';
export { useFollow } from './ui/use-follow';
export { useWholeScreen } from './ui/use-whole-screen';
export { Video } from './ui/video';
