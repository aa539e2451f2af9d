import { Box, ButtonBase, Divider, Typography } from '@mui/material';
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
  ShieldAlert,
  ShieldCheck,
  Users,
  Wrench,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { mayUse } from '../auth/authProvider';
import { useSessionUser } from '../auth/session';
import { navy, yellow } from '../theme/colours';
import { BrandMark } from '../ui/BrandMark';
import { UserPanel } from './UserPanel';

interface Entry {
  path: string;
  label: string;
  icon: LucideIcon;
}

const entries: readonly Entry[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/services', label: 'Services', icon: Wrench },
  { path: '/locations', label: 'Locations', icon: MapPin },
  { path: '/service-pages', label: 'Service Pages', icon: MapPinned },
  { path: '/projects', label: 'Projects', icon: Briefcase },
  { path: '/testimonials', label: 'Testimonials', icon: MessageSquareQuote },
  { path: '/inquiries', label: 'Inquiries', icon: Inbox },
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
  { path: '/blocked-content', label: 'Blocked Content', icon: ShieldAlert },
];

/** A light edge at the bottom while more entries follow; its cover scrolls with the end of the list. */
const glowWhileMoreFollows = {
  background: `linear-gradient(${navy[950]}, ${navy[950]}) bottom / 100% 24px no-repeat local, linear-gradient(transparent, ${navy[800]}) bottom / 100% 24px no-repeat scroll`,
};

/**
 * Dark in both modes. `onLeave` closes the drawer on a phone. react-admin's Menu makes menu items of links.
 */
export const Sidebar = ({ onLeave }: { onLeave?: () => void }) => {
  const role = useSessionUser()?.role;
  const allowed = entries.filter(({ path }) => mayUse(role, path.slice(1)));
  return (
    <Box
      component="aside"
      aria-label="Menu and account"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: navy[950],
        color: '#fff',
        borderRight: `1px solid ${navy[800]}`,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, pt: 2.5, pb: 2 }}>
        <BrandMark />
        <Typography sx={{ fontWeight: 750, fontSize: '1.0625rem', letterSpacing: '-0.01em' }}>Backoffice</Typography>
      </Box>
      <Box component="nav" aria-label="Backoffice" sx={{ flex: 1, overflowY: 'auto', px: 1.5, ...glowWhileMoreFollows }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
          {allowed.map((entry) => (
            <li key={entry.path}>
              <SidebarLink {...entry} onClick={onLeave} />
            </li>
          ))}
        </Box>
      </Box>
      <Divider sx={{ borderColor: navy[800] }} />
      <UserPanel onLeave={onLeave} />
    </Box>
  );
};

const SidebarLink = ({ path, label, icon: Icon, onClick }: Entry & { onClick?: () => void }) => (
  <ButtonBase
    component={NavLink}
    to={path}
    end={path === '/'}
    onClick={onClick}
    sx={{
      width: '100%',
      minHeight: { xs: 44, md: 34 },
      px: 1.5,
      gap: 1.5,
      justifyContent: 'flex-start',
      borderRadius: '8px',
      fontSize: '0.9375rem',
      fontWeight: 600,
      color: '#C6CFDE',
      '&:hover': { bgcolor: navy[900], color: '#fff' },
      '&.active': { bgcolor: navy[800], color: '#fff', '& svg': { color: yellow[400] } },
      '&:focus-visible': { outline: `2px solid ${yellow[400]}`, outlineOffset: -2 },
    }}
  >
    <Icon size={20} aria-hidden />
    {label}
  </ButtonBase>
);
