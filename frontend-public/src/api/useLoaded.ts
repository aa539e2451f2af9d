import { useEffect, useState } from 'react';
import { read } from './client';
import type { Read } from './queries';
import type { ReadResult } from './useRead';

const responses = new Map<string, Promise<unknown>>();

/** Nothing is read twice, except what failed. */
function load(path: string): Promise<unknown> {
  const response = responses.get(path) ?? read(path);
  responses.set(path, response);
  response.catch(() => responses.delete(path));
  return response;
}

/** Reads in the browser, for an island. Reads nothing without a `wanted`. */
export function useLoaded<T>(wanted: Read<T> | undefined): ReadResult<T> {
  const path = wanted?.path;
  const [loaded, setLoaded] = useState<{ path: string; data: T | undefined }>();
  useEffect(() => {
    if (!path) return undefined;
    let isWanted = true;
    const show = (data?: unknown) => isWanted && setLoaded({ path, data: data as T | undefined });
    load(path).then(show, (error: unknown) => {
      console.error(error);
      show();
    });
    return () => {
      isWanted = false;
    };
  }, [path]);
  const isLoaded = path !== undefined && loaded?.path === path;
  return { data: isLoaded ? loaded.data : undefined, isPending: path !== undefined && !isLoaded };
}
