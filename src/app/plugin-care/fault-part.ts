/** Requests of a manifest or a configuration that this host cannot meet; it starts with `faultsBegan`. */
import './guard-page';
import './judge-height';
import './report';
