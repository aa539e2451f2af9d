import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { read } from './client';
import { reads, type Read } from './queries';
import { ReadCache, type Answer } from './ReadCache';

export const ReadCacheContext = createContext(new ReadCache(read));

/** What a public read answers. It is asked for when nobody has asked before; `enabled: false` puts that off. */
export function useRead<T>({ path }: Read<T>, { enabled = true } = {}): Answer<T> {
  const cache = useContext(ReadCacheContext);
  const answer = () => cache.get(path);
  const shown = useSyncExternalStore(cache.subscribe, answer, answer);
  useEffect(() => {
    // Section 7: nothing is retried but the homepage, once.
    if (enabled) void cache.load(path, path === reads.homepage.path ? 1 : 0);
  }, [cache, path, enabled]);
  return shown as Answer<T>;
}
