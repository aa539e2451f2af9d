import { Alert, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink, Navigate, useLocation } from 'react-router';
import type { components } from '../../../../backend/openapi';
import { useRead } from '../../data/useCall';
import { useFieldName } from '../../editing/changes/fieldNames';
import { recordKind } from '../../editing/checks/kinds';
import { BusyScreen } from '../../kit/BusyScreen';
import { PageHeader } from '../../kit/PageHeader';
import { addressOfText } from './addressOfText';

type ShownText = components['schemas']['ShownText'];

/** Opens the form that holds a text of the website; asks if several do. */
export const EditThis = () => {
  const { search } = useLocation();
  const text = new URLSearchParams(search).get('text') ?? '';
  const { data, error } = useRead<ShownText[]>(['shown-text', search], `/api/admin/words/shown${search}`);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <BusyScreen />;
  const [first] = data;
  const exact = data.filter(({ path }) => path !== null);
  if (first && exact.length <= 1) return <Navigate to={addressOfText(first, text)} replace />;
  return (
    <>
      <PageHeader title="Edit this" note={text && `‘${text}’`} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        {data.length === 0 && (
          <Typography>No record has this text. Search with Ctrl+K, or look under Settings: some sentences come from there.</Typography>
        )}
        {data.map((place) => (
          <Place key={`${place.id}/${place.path}`} place={place} text={text} />
        ))}
      </Card>
    </>
  );
};

const Place = ({ place, text }: { place: ShownText; text: string }) => {
  const nameOf = useFieldName(place.resource);
  const [field] = place.path?.split('.') ?? [];
  return (
    <Typography sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={addressOfText(place, text)}>
        {place.title}
      </Link>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {recordKind(place.resource)}
        {field ? `, ${nameOf(field)}` : ', the page itself'}
      </Typography>
    </Typography>
  );
};
