import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAbort, request } from '../../data/request';

interface Pace {
  /** The least time between two requests. */
  everyMs: number;
  /** How long what is sent must have stayed as it is. */
  afterMs: number;
}

/**
 * Posts a body that changes as somebody types, and returns the newest response. One request at a time: what was typed in the meantime is
 * sent next, and only its latest state.
 */
export function useLatest<T>(path: string, wanted: object, { everyMs, afterMs }: Pace) {
  const body = JSON.stringify(wanted);
  const [result, setResult] = useState<T | null>(null);
  /** Why there is no newer one. */
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [tries, setTries] = useState(0);
  const sent = useRef<{ text: string; at: number }>(null);
  const leave = useRef<AbortController>(null);

  const send = useEffectEvent(async () => {
    const { signal } = (leave.current = new AbortController());
    sent.current = { text: `${tries} ${body}`, at: Date.now() };
    setLoading(true);
    try {
      setResult((await request<T>(path, { method: 'POST', body, signal })).json);
      setFailure(null);
    } catch (error) {
      if (!isAbort(error) && error instanceof Error) setFailure(error.message);
    }
    if (!signal.aborted) setLoading(false);
  });
  useEffect(() => {
    if (isLoading || sent.current?.text === `${tries} ${body}`) return;
    const waitMs = sent.current ? Math.max(afterMs, sent.current.at + everyMs - Date.now()) : 0;
    const timer = setTimeout(() => void send(), waitMs);
    return () => clearTimeout(timer);
  }, [body, isLoading, tries, everyMs, afterMs]);
  useEffect(() => () => leave.current?.abort(), []);

  return { result, failure, isLoading, retry: () => setTries(tries + 1) };
}
