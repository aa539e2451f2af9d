import { createContext, useContext } from 'react';
import type { Read } from './queries';

export interface ReadResult<T> {
  /** null: the record does not exist; undefined: still loading, or failed. */
  data: T | null | undefined;
  isPending: boolean;
}

/** Responses by API path. A read that failed is missing. */
export const ReadsContext = createContext<Record<string, unknown>>({});

/** Returns what the server has read. Islands use `useLoaded`. */
export function useRead<T>({ path }: Read<T>): ReadResult<T> {
  const reads = useContext(ReadsContext);
  return { data: reads[path] as T | null | undefined, isPending: !(path in reads) };
}
