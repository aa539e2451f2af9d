import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { PlaceForPage, PlacesForPages as Places } from '../../../data/types';
import { ActionAlert } from '../../../kit/ActionAlert';
import { formatDate } from '../../../kit/format';
import { Loaded } from '../../../kit/Loaded';
import { PageHeader } from '../../../kit/PageHeader';
import { StepLinks } from '../../../kit/StepLinks';
import { ScreenLink } from '../../../kit/texts';
import { ChoosePlaces, ServiceChoice } from './ChoosePlaces';
import { PageStep } from './PageStep';
import { PublishStep } from './PublishStep';
import { chosenOf, type Faults, faultsOf, textsOf, typedOnly, type TypedPages } from './typedPages';
import { usePlaces, useSaving, useTypedPages } from './usePagesForPlaces';

export const PLACES_PATH = '/service-pages/for-places';
const PUBLISH = 'publish';

const stepPath = (serviceId: string, step: number | string = '') => `${PLACES_PATH}/${serviceId}${step === '' ? '' : `/${step}`}`;

/** Makes the pages of a service for several places: tick the places, edit one page after the other, publish all of them together. */
export const PagesForPlaces = () => {
  const { serviceId } = useParams();
  const navigate = useNavigate();
  return (
    <ResourceContextProvider value="service-pages">
      <Box sx={{ maxWidth: 860 }}>
        <PageHeader
          title="Add Pages for Places"
          note="One page of a service for each place. Nothing is stored before you publish or save all of them together."
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!useParams()['step'] && (
            <ServiceChoice serviceId={serviceId ?? ''} onChoose={(id) => void navigate(stepPath(id), { replace: true })} />
          )}
          {serviceId !== undefined && <PagesOfService key={serviceId} serviceId={serviceId} />}
        </Box>
      </Box>
    </ResourceContextProvider>
  );
};

const PagesOfService = ({ serviceId }: { serviceId: string }) => (
  <Loaded query={usePlaces(serviceId)} failure="The places could not be loaded.">
    {(places) => <Steps service={places} />}
  </Loaded>
);

const Steps = ({ service }: { service: Places }) => {
  const { serviceId, title, places, isVisible } = service;
  const { step } = useParams();
  const navigate = useNavigate();
  const pages = useTypedPages(serviceId);
  const { typed, choose, type, forget, discard } = pages;
  // The place of the address is ticked once, so that it can be unticked.
  const asked = useRef(useSearchParams()[0].get('place'));
  useEffect(() => {
    const place = places.find(({ locationId, pageId }) => locationId === asked.current && pageId === null);
    asked.current = null;
    if (place && !typed?.chosen.includes(place.locationId)) choose([...(typed?.chosen ?? []), place.locationId]);
  });
  const saving = useSaving(service, pages);
  const { open, taken } = chosenOf(places, typed);
  const wrong = faultsOf(open, typed);
  const go = (to: number | string) => void navigate(stepPath(serviceId, to));

  if (saving.isDone) return <Navigate to={`/service-pages?filter=${encodeURIComponent(JSON.stringify({ serviceId }))}`} replace />;
  const page = open[Number(step) - 1];
  if (step !== undefined && (step === PUBLISH ? open.length === 0 : !page)) return <Navigate to={stepPath(serviceId)} replace />;
  /** A page that exists by now is named on every step. */
  const leadTo = (refused: Faults | undefined) => {
    const first = open.findIndex(({ locationId }) => {
      const fields = Object.keys(refused?.[locationId] ?? {});
      return fields.length > 0 && !fields.includes('locationId');
    });
    if (first >= 0) go(first + 1);
  };
  const save = async (status: 'draft' | 'published') =>
    leadTo(Object.keys(wrong).length > 0 ? wrong : await saving.submit({ places: open, status }));
  return (
    <>
      {!isVisible && <Alert severity="info">Visitors do not see {title}, so they will not see these pages either.</Alert>}
      {taken.map((place) => (
        <Taken
          key={place.locationId}
          place={place}
          typed={typed}
          onForget={() => {
            forget([place.locationId]);
            saving.settle();
          }}
        />
      ))}
      {step !== undefined && <Progress service={service} open={open} typed={typed} step={step} />}
      {step === undefined && (
        <>
          {typed && Object.keys(typed.texts).length > 0 && (
            <ActionAlert severity="info" action="Discard" onAction={discard}>
              What you typed on {formatDate(typed.at)} is kept on this device. It is not saved yet.
            </ActionAlert>
          )}
          <ChoosePlaces places={places} chosen={open.map(({ locationId }) => locationId)} onChoose={choose} onContinue={() => go(1)} />
        </>
      )}
      {page && (
        <PageStep
          key={page.locationId}
          heading={`Page ${step} of ${open.length} · ${page.name}`}
          place={page}
          texts={textsOf(page, typed)}
          faults={saving.faults[page.locationId]}
          keptAt={typed?.at}
          onType={(values) => type(page.locationId, typedOnly(values, page))}
          onPrevious={() => go(Number(step) > 1 ? Number(step) - 1 : '')}
          onNext={() => {
            saving.settle();
            go(Number(step) < open.length ? Number(step) + 1 : PUBLISH);
          }}
        />
      )}
      {step === PUBLISH && (
        <PublishStep
          title={title}
          places={open}
          typed={typed}
          faults={{ ...wrong, ...saving.faults }}
          failure={saving.failure}
          saving={saving.saving}
          pathOf={(index) => stepPath(serviceId, index + 1)}
          onPrevious={() => go(open.length)}
          onSave={(status) => void save(status)}
        />
      )}
    </>
  );
};

interface ProgressProps {
  service: Places;
  open: readonly PlaceForPage[];
  typed: TypedPages | undefined;
  step: string;
}

const Progress = ({ service: { serviceId, title }, open, typed, step }: ProgressProps) => (
  <Box>
    <Typography sx={{ mb: 1, fontWeight: 650 }}>{title}</Typography>
    <StepLinks
      label="Pages"
      steps={[
        { path: stepPath(serviceId), name: 'Places', isCurrent: false },
        ...open.map(({ locationId, name }, index) => ({
          path: stepPath(serviceId, index + 1),
          name,
          number: index + 1,
          isDone: typed?.texts[locationId]?.introContent !== undefined,
          isCurrent: step === String(index + 1),
        })),
        { path: stepPath(serviceId, PUBLISH), name: 'Publish', isCurrent: step === PUBLISH },
      ]}
    />
  </Box>
);

interface TakenProps {
  place: PlaceForPage;
  typed: TypedPages | undefined;
  onForget: () => void;
}

/** A place that was ticked and has a page by now. What was typed for it can be copied. */
const Taken = ({ place, typed, onForget }: TakenProps) => {
  const intro = typed?.texts[place.locationId]?.introContent;
  return (
    <ActionAlert severity="warning" action="Leave out" onAction={onForget}>
      {place.name} has a page now, so it is no longer among these.{' '}
      <ScreenLink to={`/service-pages/${place.pageId}`} color="inherit" underline="always">
        Open the page of {place.name}
      </ScreenLink>
      {intro && (
        <Box component="details" sx={{ mt: 1 }}>
          <summary>What you typed for it</summary>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {new DOMParser().parseFromString(intro.replaceAll('</p>', '</p>\n'), 'text/html').body.textContent}
          </Typography>
        </Box>
      )}
    </ActionAlert>
  );
};
