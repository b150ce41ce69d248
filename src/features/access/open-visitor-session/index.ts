import './model/visitor-session';
