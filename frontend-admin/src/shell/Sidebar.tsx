import { Box, ButtonBase, Divider, Typography } from '@mui/material';
import { ChevronRight, Ellipsis, ExternalLink, LogOut, type LucideIcon, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSessionUser } from '../data/session/session';
import { navy, yellow } from '../kit/theme/colours';
import { chooseMode, useMode } from '../kit/theme/mode';
import { IconAction } from '../kit/IconAction';
import { BrandLine } from './BrandLine';
import { type Entry, type Place, whereIs } from './places';
import { useMenu } from './useMenu';
import { useSignOut } from './useSignOut';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A light edge at the bottom while more entries follow; its cover scrolls with the end of the list. */
const glowWhileMoreFollows = {
  background: `linear-gradient(${navy[950]}, ${navy[950]}) bottom / 100% 24px no-repeat local, linear-gradient(transparent, ${navy[800]}) bottom / 100% 24px no-repeat scroll`,
};

/**
 * Dark in both modes. `onLeave` closes the drawer on a phone. react-admin's Menu makes menu items of links.
 */
export const Sidebar = ({ onSearch, onLeave }: { onSearch: () => void; onLeave?: () => void }) => {
  const places = useMenu();
  const here = whereIs(useLocation(), places);
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
        <BrandLine />
      </Box>
      <SearchButton onClick={onSearch} />
      <Box component="nav" aria-label="Backoffice" sx={{ flex: 1, overflowY: 'auto', px: 1.5, ...glowWhileMoreFollows }}>
        {places.map((place) => (
          <PlaceLinks key={place.name} {...place} here={here} onLeave={onLeave} />
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

interface PlaceLinksProps extends Place {
  /** Where the screen is that is shown. */
  here: ReturnType<typeof whereIs>;
  onLeave?: () => void;
}

/**
 * The links of a place: under its name, unless one of them is called so. A screen without a link has one while it is open. A place without links of its own is
 * one itself.
 */
const PlaceLinks = ({ name, entries, here, onLeave }: PlaceLinksProps) => {
  const id = useId();
  const open = here?.place.name === name ? here.entry : undefined;
  const own = entries.flatMap(({ path, label, icon, badge, filter }) =>
    icon || (!filter && path === open?.path) ? [{ path, label, badge, icon: icon ?? ChevronRight }] : [],
  );
  const [first] = entries;
  if (!first) return null;
  const isOne = !entries.some(({ icon }) => icon);
  const links = isOne ? [{ path: first.path, label: name, badge: undefined, icon: Ellipsis }] : own;
  const isHeaded = !links.some(({ label }) => label === name);
  return (
    <Box sx={{ pt: isHeaded ? 1.75 : 0.25 }}>
      {isHeaded && (
        <Typography id={id} sx={{ px: 1.5, pb: 0.5, fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.04em', color: '#93A1B8' }}>
          {name}
        </Typography>
      )}
      <Box
        component="ul"
        {...(isHeaded ? { 'aria-labelledby': id } : { 'aria-label': name })}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}
      >
        {links.map((link) => (
          <li key={link.path}>
            <SidebarLink {...link} current={currentOf(open, link.path, isOne)} onClick={onLeave} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** The only link of a place stands for all of its screens. */
const currentOf = (open: Entry | undefined, path: string, isOne: boolean) =>
  open !== undefined && (open.path === path ? 'page' : isOne && 'true');

interface SidebarLinkProps extends Pick<Entry, 'path' | 'label' | 'badge'> {
  icon: LucideIcon;
  current: 'page' | 'true' | false;
  onClick?: () => void;
}

const SidebarLink = ({ path, label, icon: Icon, badge: EntryBadge, current, onClick }: SidebarLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  // It may be below the fold.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ButtonBase
      ref={link}
      component={Link}
      to={path}
      aria-current={current || undefined}
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
        '&[aria-current]': { bgcolor: navy[800], color: '#fff', '& svg': { color: yellow[400] } },
        '&:focus-visible': { outline: `2px solid ${yellow[400]}`, outlineOffset: -2 },
      }}
    >
      <Icon size={20} aria-hidden />
      {label}
      {EntryBadge && <EntryBadge />}
    </ButtonBase>
  );
};

interface PanelButtonProps {
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
  /** A screen of the backoffice. */
  to?: string;
  isOpen?: boolean;
  /** Any other address; opens in a new tab. */
  href?: string;
}

const PanelButton = ({ isOpen, ...props }: PanelButtonProps) => (
  <IconAction
    {...props}
    {...(props.to && { component: Link })}
    aria-current={isOpen ? 'page' : undefined}
    {...(props.href && { target: '_blank', rel: 'noopener' })}
    sx={{
      width: 44,
      height: 44,
      color: '#C6CFDE',
      '&:hover': { color: '#fff', bgcolor: navy[800] },
      '&[aria-current]': { color: yellow[400] },
      '&:focus-visible': { outlineColor: yellow[400] },
    }}
  />
);

/** The signed-in user with profile, mode, website and logout in view; react-admin's UserMenu hides them in a menu. */
const UserPanel = ({ onLeave }: { onLeave?: () => void }) => {
  const signOut = useSignOut();
  const dark = useMode() === 'dark';
  const user = useSessionUser();
  const isOnProfile = useLocation().pathname === '/profile';
  return (
    <Box sx={{ px: 2.5, pt: 1.5, pb: 1 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{user?.username}</Typography>
      <Typography variant="body2" sx={{ color: '#A8B3C7' }}>
        {user?.role}
      </Typography>
      <Box sx={{ display: 'flex', mt: 0.5, ml: -1.25 }}>
        <PanelButton label="Your profile" icon={UserRound} to="/profile" isOpen={isOnProfile} onClick={onLeave} />
        <PanelButton
          label={dark ? 'Light mode' : 'Dark mode'}
          icon={dark ? Sun : Moon}
          onClick={() => chooseMode(dark ? 'light' : 'dark')}
        />
        <PanelButton label="View website" icon={ExternalLink} href="/" />
        <Box sx={{ flex: 1 }} />
        <PanelButton label="Logout" icon={LogOut} onClick={() => void signOut()} />
      </Box>
    </Box>
  );
};
