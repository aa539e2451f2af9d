import { Alert, Card, Typography } from '@mui/material';
import { Navigate, useLocation } from 'react-router';
import type { ShownText } from '../../data/types';
import { useRead } from '../../data/useCall';
import { useFieldName } from '../../editing/changes/fieldNames';
import { recordKind } from '../../editing/checks/kinds';
import { BusyScreen } from '../../kit/BusyScreen';
import { PageHeader } from '../../kit/PageHeader';
import { Note, ScreenLink } from '../../kit/texts';
import { addressOfText } from './addressOfText';

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
      <ScreenLink to={addressOfText(place, text)}>{place.title}</ScreenLink>{' '}
      <Note component="span">{`${recordKind(place.resource)}, ${field ? nameOf(field) : 'the page itself'}`}</Note>
    </Typography>
  );
};
