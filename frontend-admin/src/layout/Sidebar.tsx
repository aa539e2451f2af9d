import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { mayUse } from '../auth/access';
import { readSession } from '../auth/session';
import { navy } from '../theme/colours';
import { BrandMark } from '../ui/BrandMark';
import { navigation } from './navigation';
import { SidebarLink } from './SidebarLink';
import { UserPanel } from './UserPanel';

/** A light edge at the bottom in low windows; the cover scrolls along with the end of the list and hides it there. */
const glowWhileMoreFollows = {
  background: `linear-gradient(${navy[950]}, ${navy[950]}) bottom / 100% 24px no-repeat local, linear-gradient(transparent, ${navy[800]}) bottom / 100% 24px no-repeat scroll`,
};

/** Dark in both modes: it is the frame, the page is the picture. `onLeave` closes the drawer of a phone. */
export const Sidebar = ({ onLeave }: { onLeave?: () => void }) => {
  const role = readSession()?.user.role;
  const entries = navigation.filter(({ path }) => mayUse(role, path.slice(1)));
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
          {entries.map((entry) => (
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
