export { $hasFloating, $videoToken, floatingSeen, videoTokenCame } from './model/playing';
