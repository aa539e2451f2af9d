import { useContext, useEffect, useSyncExternalStore } from 'react';
import { absolute } from './Head';
import { missingHead } from './heads';
import { useCompany } from '../api/useCompany';
import { ReadCacheContext } from '../api/useRead';
import type { Params, Route } from '../Route';

/** Keeps title and canonical link right while the visitor moves through the site without loading pages. Who reads the rest loads them. */
export function useHead(pathname: string, found: { route: Route; params: Params } | null) {
  const company = useCompany();
  const cache = useContext(ReadCacheContext);
  const isLoading = () => cache.loading > 0;
  const loading = useSyncExternalStore(cache.subscribe, isLoading, isLoading);
  const head = found?.route.head;
  const key = JSON.stringify(found?.params);
  useEffect(() => {
    if (loading) return;
    const params = (key ? JSON.parse(key) : {}) as Params;
    const get = <T>({ path }: { path: string }) => cache.get(path).data as T | null | undefined;
    const { title, canonical } = head?.({ params, get, company }) ?? missingHead(pathname, { company });
    document.title = title;
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', absolute(canonical, window.location.origin));
  }, [pathname, head, key, company, cache, loading]);
}
