import './model/tell';
