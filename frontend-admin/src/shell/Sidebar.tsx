import { Box, ButtonBase, Divider, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { NavLink, useMatch } from 'react-router';
import { navy, yellow } from '../kit/theme/colours';
import { BrandMark } from '../kit/BrandMark';
import { type Entry, type Group, useMenu } from './useMenu';
import { UserPanel } from './UserPanel';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A light edge at the bottom while more entries follow; its cover scrolls with the end of the list. */
const glowWhileMoreFollows = {
  background: `linear-gradient(${navy[950]}, ${navy[950]}) bottom / 100% 24px no-repeat local, linear-gradient(transparent, ${navy[800]}) bottom / 100% 24px no-repeat scroll`,
};

/**
 * Dark in both modes. `onLeave` closes the drawer on a phone. react-admin's Menu makes menu items of links.
 */
export const Sidebar = ({ onSearch, onLeave }: { onSearch: () => void; onLeave?: () => void }) => {
  const groups = useMenu();
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
      <SearchButton onClick={onSearch} />
      <Box component="nav" aria-label="Backoffice" sx={{ flex: 1, overflowY: 'auto', px: 1.5, ...glowWhileMoreFollows }}>
        {groups.map((group) => (
          <MenuGroup key={group.title} {...group} onLeave={onLeave} />
        ))}
      </Box>
      <Divider sx={{ borderColor: navy[800] }} />
      <UserPanel onLeave={onLeave} />
    </Box>
  );
};

const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <ButtonBase
    onClick={onClick}
    aria-keyshortcuts="Control+K Meta+K"
    sx={{
      ...{ mx: 1.5, mb: 2, px: 1.5, gap: 1.5, minHeight: { xs: 44, md: 36 }, flex: 'none', justifyContent: 'flex-start' },
      ...{ border: `1px solid ${navy[700]}`, borderRadius: '8px', font: 'inherit', fontSize: '0.9375rem', color: '#C6CFDE' },
      '&:hover': { bgcolor: navy[900], color: '#fff' },
      '&:focus-visible': { outline: `2px solid ${yellow[400]}`, outlineOffset: -2 },
    }}
  >
    <Search size={18} aria-hidden />
    Search
    <Box component="kbd" aria-hidden sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: '0.75rem', display: { xs: 'none', lg: 'inline' } }}>
      {IS_MAC ? '⌘ K' : 'Ctrl K'}
    </Box>
  </ButtonBase>
);

const MenuGroup = ({ title, entries, onLeave }: Group & { onLeave?: () => void }) => {
  const id = useId();
  return (
    <Box sx={{ pb: 1.5 }}>
      <Typography id={id} sx={{ px: 1.5, pb: 0.5, fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.04em', color: '#93A1B8' }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <SidebarLink {...entry} onClick={onLeave} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const SidebarLink = ({ path, label, icon: Icon, badge: EntryBadge, onClick }: Entry & { onClick?: () => void }) => {
  const end = path === '/';
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = useMatch({ path, end }) !== null;
  // It may be below the fold.
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <ButtonBase
      ref={link}
      component={NavLink}
      to={path}
      end={end}
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
      {EntryBadge && <EntryBadge />}
    </ButtonBase>
  );
};
