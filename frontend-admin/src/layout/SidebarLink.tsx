import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router';
import { navy, yellow } from '../theme/colours';
import type { NavigationEntry } from './navigation';

export const SidebarLink = ({ path, search, label, icon: Icon, onClick }: NavigationEntry & { onClick?: () => void }) => (
  <ButtonBase
    component={NavLink}
    to={{ pathname: path, search }}
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
