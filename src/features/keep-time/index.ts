import './model/time';
