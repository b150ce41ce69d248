import './model/warning';
