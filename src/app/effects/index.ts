import './document';
import './title';
