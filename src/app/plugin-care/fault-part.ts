/** What a manifest or a configuration asks for and this host lacks; it starts with `faultsBegan`. */
import './guard-page';
import './judge-height';
import './report';
