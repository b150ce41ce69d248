import './model/leave-page';
