/** With what a visit begins, once the first page is here. */
import './model/check-domains';
import './model/fingerprint';
import './model/secure-data';
import './model/session-cookies';
import './model/visitor-session';
