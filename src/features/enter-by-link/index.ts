import './model/enter';

export {};
