import { Box, Typography } from '@mui/material';
import { ExternalLink, LogOut, type LucideIcon, Moon, Sun, UserRound } from 'lucide-react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router';
import { useSessionUser } from '../data/session/session';
import { navy, yellow } from '../kit/theme/colours';
import { unsubscribe } from '../account/push/browser';
import { IconAction } from '../kit/IconAction';
import { chooseMode, useMode } from '../kit/theme/mode';

interface PanelButtonProps {
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
  /** A screen of the backoffice. */
  to?: string;
  /** Any other address; opens in a new tab. */
  href?: string;
}

const PanelButton = ({ label, icon: Icon, ...props }: PanelButtonProps) => (
  <IconAction
    label={label}
    {...props}
    {...(props.to && { component: Link })}
    {...(props.href && { target: '_blank', rel: 'noopener' })}
    sx={{
      width: 44,
      height: 44,
      color: '#C6CFDE',
      '&:hover': { color: '#fff', bgcolor: navy[800] },
      '&:focus-visible': { outlineColor: yellow[400] },
    }}
  >
    <Icon size={20} />
  </IconAction>
);

/** The signed-in user with profile, mode, website and logout in view; react-admin's UserMenu hides them in a menu. */
export const UserPanel = ({ onLeave }: { onLeave?: () => void }) => {
  const logout = useLogout();
  // Only a sign-out by hand: notifications are to arrive after the backoffice was not used for a while.
  const signOut = async () => {
    void unsubscribe();
    await logout({}, undefined, false);
  };
  const dark = useMode() === 'dark';
  const user = useSessionUser();
  return (
    <Box sx={{ px: 2.5, pt: 1.5, pb: 1 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{user?.username}</Typography>
      <Typography variant="body2" sx={{ color: '#A8B3C7' }}>
        {user?.role}
      </Typography>
      <Box sx={{ display: 'flex', mt: 0.5, ml: -1.25 }}>
        <PanelButton label="Your profile" icon={UserRound} to="/profile" onClick={onLeave} />
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
