import './announcements';
import './price-sound';
