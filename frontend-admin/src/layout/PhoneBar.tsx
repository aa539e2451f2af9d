import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Menu } from 'lucide-react';
import { navy } from '../theme/colours';
import { BrandMark } from '../ui/BrandMark';

export const PhoneBar = ({ onOpen }: { onOpen: () => void }) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1,
      bgcolor: navy[950],
      color: '#fff',
    }}
  >
    <BrandMark size={32} />
    <Typography sx={{ flex: 1, fontWeight: 700 }}>Backoffice</Typography>
    <IconButton color="inherit" aria-label="Open menu" onClick={onOpen} sx={{ width: 44, height: 44 }}>
      <Menu />
    </IconButton>
  </Box>
);
