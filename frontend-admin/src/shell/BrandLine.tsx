import { Box, Typography } from '@mui/material';
import { useBrand } from '../kit/brand';
import { BrandMark } from '../kit/BrandMark';

/** Whose backoffice this is, on navy: the logo, or mark and name. */
export const BrandLine = ({ size = 36 }: { size?: number }) => {
  const { companyName, logoUrl, darkLogoUrl } = useBrand();
  const logo = darkLogoUrl || logoUrl;
  const plate = darkLogoUrl ? {} : { p: 0.5, bgcolor: '#fff', borderRadius: '6px' };
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {logo ? (
        <Box component="img" src={logo} alt={companyName} sx={{ height: size, maxWidth: '75%', objectFit: 'contain', ...plate }} />
      ) : (
        <>
          <BrandMark size={size} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ ...CLAMPED, fontWeight: 750, lineHeight: 1.2, letterSpacing: '-0.01em', overflowWrap: 'anywhere' }}>
              {companyName ?? 'Backoffice'}
            </Typography>
            {companyName && (
              <Typography variant="caption" sx={{ display: 'block', color: '#A8B3C7', lineHeight: 1.3 }}>
                Backoffice
              </Typography>
            )}
          </Box>
        </>
      )}
    </Box>
  );
};

const CLAMPED = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' };
