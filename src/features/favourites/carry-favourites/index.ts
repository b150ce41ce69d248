import './model/carry';
