import './model/session-push';
