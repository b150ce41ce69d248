import './model/follow-player';

export {};
