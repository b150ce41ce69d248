/** What looks after remote apps in an open page; it starts with `careBegan`. One line each. */
import './config-poll';
import './plugin-watch';
import './plugin-report';
import './plugin-costs';
import './plugin-beacon';
import './plugin-change';
