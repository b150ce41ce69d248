import '../pwa/head';
import './brand-book';
import './document';
import './time-format';
import './title';
