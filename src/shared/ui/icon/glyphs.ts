import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Languages from 'lucide-react/icons/languages';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Radio from 'lucide-react/icons/radio';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings-2';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Trophy from 'lucide-react/icons/trophy';
import Undo from 'lucide-react/icons/undo-2';
import Unplug from 'lucide-react/icons/unplug';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';

/** The stroke set of the product. Add a name here only together with its first use: all of them load with the shell. */
export const glyphs = {
  'arrow-down': ArrowDown,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  copy: Copy,
  danger: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  home: House,
  info: Info,
  languages: Languages,
  list: ListChecks,
  live: Radio,
  lock: Lock,
  'log-out': LogOut,
  menu: Menu,
  minus: Minus,
  offline: CloudOff,
  plus: Plus,
  refresh: RefreshCw,
  search: Search,
  settings: Settings,
  sort: ArrowUpDown,
  star: Star,
  success: CircleCheck,
  ticket: Ticket,
  trash: Trash,
  trend: TrendingUp,
  trophy: Trophy,
  undo: Undo,
  unplug: Unplug,
  user: User,
  wallet: Wallet,
  warning: TriangleAlert,
};
