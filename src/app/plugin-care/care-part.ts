/** What looks after remote apps in an open page; it starts with `careBegan`. One line each. */
import '../late/config-poll';
import './watch';
import './report';
import './costs';
import './beacon';
import './change';
