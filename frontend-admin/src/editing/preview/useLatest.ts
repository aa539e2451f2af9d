import { useEffect, useState } from 'react';
import { isAbort, request } from '../../data/request';

export interface Latest<T> {
  result: T | null;
  /** Why there is no newer one. */
  failure: string | null;
  isLoading: boolean;
}

interface Pace {
  /** The least time between two requests. */
  everyMs: number;
  /** How long what is sent must have stayed as it is. */
  afterMs: number;
}

/** Posts bodies, one request at a time. What was typed in the meantime is sent next, and only its latest state. */
class LatestCalls<T> {
  private wanted: string | null = null;
  private sent: string | null = null;
  private sentAt = 0;
  private underWay: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly pace: Pace,
    private readonly report: (change: Partial<Latest<T>>) => void,
  ) {}

  want(body: string): void {
    this.wanted = body;
    clearTimeout(this.timer);
    const { everyMs, afterMs } = this.pace;
    this.timer = setTimeout(() => void this.send(), Math.max(this.sent === null ? 0 : afterMs, this.sentAt + everyMs - Date.now()));
  }

  retry(): void {
    this.sent = null;
    if (this.wanted !== null) this.want(this.wanted);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.underWay?.abort();
    this.underWay = this.sent = this.wanted = null;
  }

  private async send(): Promise<void> {
    if (this.underWay || this.wanted === null || this.wanted === this.sent) return;
    const controller = (this.underWay = new AbortController());
    this.sent = this.wanted;
    this.sentAt = Date.now();
    this.report({ isLoading: true });
    const options = { method: 'POST', body: this.sent, signal: controller.signal };
    const outcome = await request<T>(this.path, options).then(
      ({ json }): Partial<Latest<T>> => ({ result: json, failure: null }),
      (error: unknown): Partial<Latest<T>> => (isAbort(error) || !(error instanceof Error) ? {} : { failure: error.message }),
    );
    // `stop` was called in the meantime.
    if (this.underWay !== controller) return;
    this.underWay = null;
    this.report({ ...outcome, isLoading: false });
    if (this.wanted !== this.sent) this.want(this.wanted);
  }
}

/** Returns the response to a body that changes as somebody types. */
export function useLatest<T>(path: string, wanted: object, pace: Pace): Latest<T> & { retry: () => void } {
  const [state, setState] = useState<Latest<T>>({ result: null, failure: null, isLoading: false });
  const [calls] = useState(() => new LatestCalls<T>(path, pace, (change) => setState((now) => ({ ...now, ...change }))));
  const body = JSON.stringify(wanted);
  useEffect(() => calls.want(body), [calls, body]);
  useEffect(() => () => calls.stop(), [calls]);
  return { ...state, retry: () => calls.retry() };
}
