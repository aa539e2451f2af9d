import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { screenName } from '../data/dataProvider';
import type { DashboardSummary } from '../data/types';
import { useFieldName } from '../editing/changes/fieldNames';
import { formAddress } from '../editing/checks/kinds';
import { ScreenLink } from '../kit/texts';

type Claim = DashboardSummary['hiddenBecauseOf'][number];

const SHOWN = 5;

/** Why search engines are told to ignore the website: what the sample company still claims on it, each with the way to it. */
export const SampleClaims = ({ claims }: { claims: readonly Claim[] }) => {
  const resources = [...new Set(claims.map(({ resource }) => resource))];
  return (
    <Alert severity="warning">
      Search engines are told to ignore this website until nothing of the sample company is left that visitors would take for yours:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {resources.map((kind) => (
          <ClaimsOfKind key={kind} resource={kind} claims={claims.filter(({ resource }) => resource === kind)} />
        ))}
      </Box>
    </Alert>
  );
};

const ClaimsOfKind = ({ resource, claims }: { resource: string; claims: readonly Claim[] }) => {
  const translate = useTranslate();
  const fieldName = useFieldName(resource);
  const more = claims.length - SHOWN;
  const kind = resource === 'company-info' ? 'Settings' : translate(`resources.${screenName(resource)}.name`, { smart_count: 2 });
  return (
    <li>
      {resource !== 'homepage' && `${kind}: `}
      {claims.slice(0, SHOWN).map((claim, index) => (
        <span key={claim.id ?? claim.field}>
          {index > 0 && ', '}
          <ScreenLink to={formAddress({ resource, id: claim.id }, { field: claim.field })} color="inherit">
            {claim.field ? fieldName(claim.field) : claim.name}
          </ScreenLink>
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <ScreenLink to={`/${screenName(resource)}`} color="inherit">
            {more} more
          </ScreenLink>
        </>
      )}
    </li>
  );
};
