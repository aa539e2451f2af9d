import { useEffect, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { isAbort, request } from '../../data/request';

type Schemas = components['schemas'];
export type PreviewRequest = Schemas['PreviewDto'];
export type PreviewPage = Schemas['Preview'];

/** The least time between two requests while someone types. The first letter after a pause is sent at once. */
const PAUSE_MS = 200;

interface State {
  page: PreviewPage | null;
  /** Why there is no newer one. */
  failure: string | null;
  isLoading: boolean;
}

const EMPTY: State = { page: null, failure: null, isLoading: false };

/** Asks for pages, one at a time. What was typed in the meantime is asked for next, and only its latest state. */
class PreviewCalls {
  private wanted: string | null = null;
  private sent: string | null = null;
  private sentAt = 0;
  private underWay: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly report: (change: Partial<State>) => void) {}

  want(body: string): void {
    this.wanted = body;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), Math.max(0, this.sentAt + PAUSE_MS - Date.now()));
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
    const outcome = await request<PreviewPage>('/api/admin/previews/render', options).then(
      ({ json }): Partial<State> => ({ page: json, failure: null }),
      (error: unknown): Partial<State> => (isAbort(error) || !(error instanceof Error) ? {} : { failure: error.message }),
    );
    // `stop` was called in the meantime.
    if (this.underWay !== controller) return;
    this.underWay = null;
    this.report({ ...outcome, isLoading: false });
    if (this.wanted !== this.sent) this.want(this.wanted);
  }
}

/** Renders what a form holds. */
export function usePreview(wanted: PreviewRequest): State & { retry: () => void } {
  const [state, setState] = useState(EMPTY);
  const [calls] = useState(() => new PreviewCalls((change) => setState((now) => ({ ...now, ...change }))));
  const body = JSON.stringify(wanted);
  useEffect(() => calls.want(body), [calls, body]);
  useEffect(() => () => calls.stop(), [calls]);
  return { ...state, retry: () => calls.retry() };
}
