import './model/read';
