import './model/check-domains';
