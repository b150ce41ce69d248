import './model/fingerprint';
