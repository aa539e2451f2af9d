import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { read } from './client';
import { reads, type Read } from './queries';
import { ReadCache, type Answer } from './ReadCache';

export const ReadCacheContext = createContext(new ReadCache(read));

/** Returns a read's response and loads it if needed; `enabled: false` postpones that. */
export function useRead<T>({ path }: Read<T>, { enabled = true } = {}): Answer<T> {
  const cache = useContext(ReadCacheContext);
  const answer = () => cache.get(path);
  const shown = useSyncExternalStore(cache.subscribe, answer, answer);
  useEffect(() => {
    // Only the homepage is retried, once.
    if (enabled) void cache.load(path, path === reads.homepage.path ? 1 : 0);
  }, [cache, path, enabled]);
  return shown as Answer<T>;
}
