import '../pwa/head';
import '../pwa/update';
import './brand-book';
import './document';
import './time-format';
import './title';
