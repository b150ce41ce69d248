/** What a page that stays open needs: its files, its clock, and what ends when it is left. */
import './model/heal-page';
import './model/leave-page';
import './model/time';
