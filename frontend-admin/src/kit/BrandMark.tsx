import { Box, type Theme } from '@mui/material';
import { Zap } from 'lucide-react';
import { useBrand } from './brand';
import { yellow } from './theme/colours';

/** The company's icon, or a bolt on its colour; the same in both modes. `isWhole`: the logo, if there is one. */
export const BrandMark = ({ size = 36, isWhole = false }: { size?: number; isWhole?: boolean }) => {
  const { logoUrl, faviconUrl, primaryColor = yellow[400] } = useBrand();
  const picture = (isWhole && logoUrl) || faviconUrl;
  const sx = {
    height: size,
    minWidth: size,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: `${size / 4}px`,
    bgcolor: picture ? '#fff' : primaryColor,
    color: ({ palette }: Theme) => palette.getContrastText(primaryColor),
  };
  return picture ? (
    <Box component="img" src={picture} alt="" sx={sx} />
  ) : (
    <Box aria-hidden sx={sx}>
      <Zap size={size * 0.55} fill="currentColor" />
    </Box>
  );
};
