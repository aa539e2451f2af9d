import { Alert, Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { PageTexts, ShownText } from '../../data/types';
import { useRead } from '../../data/useCall';
import { useFieldName } from '../../editing/changes/fieldNames';
import { recordKind } from '../../editing/checks/kinds';
import { wayBackIn, withWayBack } from '../../editing/wayBack';
import { BusyScreen } from '../../kit/BusyScreen';
import { PageHeader } from '../../kit/PageHeader';
import { Note, ScreenLink } from '../../kit/texts';
import { addressOfText } from './addressOfText';

/** Leads from a text of the website to its field, and from there back to the page. */
export const EditThis = () => {
  const { search } = useLocation();
  const page = wayBackIn(search);
  return page === undefined ? <OpenField search={search} /> : <Leave page={page} />;
};

const Leave = ({ page }: { page: string }) => {
  useEffect(() => location.replace(page), [page]);
  return <BusyScreen />;
};

/** Opens the form that holds the text; asks if it is made of several. */
const OpenField = ({ search }: { search: string }) => {
  const query = new URLSearchParams(search);
  const address = query.get('page') ?? '/';
  const { data, error } = useRead<PageTexts>(['page-texts', search], `/api/admin/page-texts${search}`, { gcTime: 0 });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <BusyScreen />;
  const { texts, page } = data;
  const only = query.has('tag') ? (texts.length === 1 ? texts[0] : undefined) : page;
  if (only) return <Navigate to={withWayBack(addressOfText(only), address)} replace />;
  return (
    <>
      <PageHeader title="Edit this" note={texts.length > 0 ? 'These fields make up what you clicked.' : undefined} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {texts.length === 0 && (
          <Typography sx={{ pb: 1.25 }}>
            No form holds these words: they are part of the website, or it counts or calculates them.
          </Typography>
        )}
        {(texts.length > 0 ? texts : page ? [page] : []).map((place) => (
          <Place key={`${place.id}/${place.path}`} place={place} page={address} />
        ))}
        <Typography component="div" sx={{ pt: 1.25 }}>
          <a href={address}>Back to the page</a>
        </Typography>
      </Card>
    </>
  );
};

const Place = ({ place, page }: { place: ShownText; page: string }) => {
  const nameOf = useFieldName(place.resource);
  const [field] = place.path?.split('.') ?? [];
  return (
    <Typography sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
      <ScreenLink to={withWayBack(addressOfText(place), page)}>{place.title}</ScreenLink>{' '}
      <Note component="span">{`${recordKind(place.resource)}, ${field ? nameOf(field) : 'the whole form'}`}</Note>
    </Typography>
  );
};
