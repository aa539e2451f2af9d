import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../data/ApiError';
import { useContentKey } from '../../../data/idempotencyKey';
import type { PlaceForPage, PlacesForPages } from '../../../data/types';
import { useUnsavedWork } from '../../../data/unsavedWork';
import { useCall, useRead } from '../../../data/useCall';
import { useDraft } from '../../../editing/drafts/drafts';
import { useSubmission } from '../../../editing/StaffForm';
import { useNotices } from '../../../kit/useNotices';
import { type Faults, type PageTexts, refusalsOf, textsOf, type TypedPages, without } from './typedPages';

const PATH = '/api/admin/service-location-pages';
const KEY = ['service-pages', 'places'];

export const usePlaces = (serviceId: string) => useRead<PlacesForPages>([...KEY, serviceId], `${PATH}/places/${serviceId}`);

const list = new Intl.ListFormat('en-GB');

/** What is ticked and typed for a service, kept in the browser until it is saved. */
export function useTypedPages(serviceId: string) {
  const [typed, keep] = useDraft<TypedPages>(`pages-for-places.${serviceId}`);
  useUnsavedWork(typed !== undefined);
  const change = (next: (now: Pick<TypedPages, 'chosen' | 'texts'>) => Partial<TypedPages>) =>
    keep((now) => {
      const former = now ?? { chosen: [], texts: {} };
      return without({ ...former, ...next(former), at: new Date().toISOString() }, []);
    });
  return {
    typed,
    choose: (chosen: string[]) => change(() => ({ chosen })),
    type: (locationId: string, typedTexts: Partial<PageTexts>) =>
      change(({ texts: { [locationId]: _, ...others } }) => ({
        texts: Object.keys(typedTexts).length > 0 ? { ...others, [locationId]: typedTexts } : others,
      })),
    forget: (places: readonly string[]) => keep((now) => now && without(now, places)),
    discard: () => keep(undefined),
  };
}

interface Outcome {
  /** What the server refused, by place. */
  faults: Faults;
  /** Its sentence. */
  failure: string | undefined;
  isDone: boolean;
}

const NOTHING: Outcome = { faults: {}, failure: undefined, isDone: false };

/** Stores all pages or none. */
export function useSaving({ serviceId, title }: PlacesForPages, { typed, forget }: ReturnType<typeof useTypedPages>) {
  const call = useCall();
  const client = useQueryClient();
  const once = useContentKey();
  const { succeeded, failed } = useNotices();
  const [outcome, setOutcome] = useState(NOTHING);
  const { submit, saving } = useSubmission(async ({ places, status }: { places: PlaceForPage[]; status: 'draft' | 'published' }) => {
    const pages = places.map((place) => ({ ...textsOf(place, typed), serviceId, locationId: place.locationId, status }));
    const body = JSON.stringify({ pages });
    const action = status === 'published' ? 'publishTogether' : 'saveTogether';
    try {
      await call(`${PATH}/batch`, { method: 'POST', body, headers: once.headersFor(body) });
      once.responded();
      succeeded(
        `resources.service-pages.notifications.${action}`,
        `${title} in ${list.format(places.map(({ name }) => name))}`,
        places.length,
      );
      setOutcome({ ...NOTHING, isDone: true });
      forget(places.map(({ locationId }) => locationId));
      await client.invalidateQueries({ queryKey: ['service-pages'] });
      return undefined;
    } catch (error) {
      failed(`resources.service-pages.failures.${action}`, error);
      const faults = error instanceof ApiError ? refusalsOf(error.body.errors, places) : {};
      setOutcome({ faults, failure: error instanceof Error ? error.message : undefined, isDone: false });
      // Somebody may have made a page in the meantime.
      await client.invalidateQueries({ queryKey: KEY });
      return faults;
    }
  });
  return { ...outcome, submit, saving, settle: () => setOutcome(NOTHING) };
}
