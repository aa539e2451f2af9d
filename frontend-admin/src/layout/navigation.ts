import {
  ArrowRightLeft,
  Briefcase,
  ChartNoAxesColumn,
  CircleQuestionMark,
  FileText,
  History,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MapPinned,
  MessageSquareQuote,
  Settings,
  ShieldCheck,
  Users,
  Wrench,
} from 'lucide-react';

export interface NavigationEntry {
  path: string;
  /** Where the entry leads to something other than the path alone, '?…'. */
  search?: string;
  label: string;
  icon: LucideIcon;
}

/** The sidebar in the order of section 2 of the specification. An entry comes with its screen. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/services', label: 'Services', icon: Wrench },
  { path: '/locations', label: 'Locations', icon: MapPin },
  { path: '/service-pages', label: 'Service Pages', icon: MapPinned },
  { path: '/projects', label: 'Projects', icon: Briefcase },
  { path: '/testimonials', label: 'Testimonials', icon: MessageSquareQuote },
  // Lists remember their filter; this one always begins with everybody who waits, never with the spam that was looked through last.
  { path: '/inquiries', search: '?filter={}', label: 'Inquiries', icon: Inbox },
  { path: '/media', label: 'Media', icon: Images },
  { path: '/settings', label: 'Settings', icon: Settings },
  { path: '/homepage', label: 'Homepage', icon: House },
  { path: '/report', label: 'Report', icon: ChartNoAxesColumn },
  { path: '/faqs', label: 'FAQs', icon: CircleQuestionMark },
  { path: '/core-pages', label: 'Core Pages', icon: FileText },
  { path: '/redirects', label: 'Redirects', icon: ArrowRightLeft },
  { path: '/users', label: 'Users', icon: Users },
  { path: '/audit-log', label: 'Audit Log', icon: History },
  { path: '/privacy', label: 'Privacy', icon: ShieldCheck },
];
