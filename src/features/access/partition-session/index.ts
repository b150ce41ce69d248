import './model/session-cookies';
