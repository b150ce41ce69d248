import './model/video-token';
