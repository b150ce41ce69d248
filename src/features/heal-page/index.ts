import './model/heal-page';
