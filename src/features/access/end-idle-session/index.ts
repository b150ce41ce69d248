import './model/idle';
import './model/notice';

export {};
