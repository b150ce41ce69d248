import './model/adopt';
import './model/save';
