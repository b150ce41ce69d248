import './model/pause';

export {};
