import './model/secure-data';
