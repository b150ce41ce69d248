/** Changes of remote apps in an open page; it starts with `changeBegan`. One line each. */
import './styles';
import './update';
