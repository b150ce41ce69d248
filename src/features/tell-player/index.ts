import './model/player-push';
