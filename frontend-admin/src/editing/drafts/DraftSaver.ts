import { ApiError, conflictOf } from '../../data/ApiError';
import { type Fields, same } from '../../data/changedFields';
import { newListeners } from '../../data/listeners';
import type { request } from '../../data/request';
import type { KeptForm } from './keptForm';
import type { ServerDraft } from './mergeDrafts';

const DEBOUNCE_MS = 1_000;
const RETRY_MS = 5_000;
const CONFLICT = 409;
const CHANGED = 'Someone else has typed into this draft in the meantime. Their text is in the form now: please check it, then save again.';

export type SaverState =
  | { is: 'saved'; at: string | null }
  | { is: 'saving' }
  | { is: 'offline' }
  /** The user has to choose between two versions first. */
  | { is: 'asking' }
  | { is: 'refused'; reason: string };

interface FormOfDraft {
  /** Merges the form with a draft that someone else has changed; returns whether the user has to choose. */
  onTheirs: (server: ServerDraft) => boolean;
  /** Told what the server and the form have in common. */
  onSynced: (synced: NonNullable<KeptForm['synced']>) => void;
}

export const emptyDraft: ServerDraft = { version: 0, fields: {}, base: {}, updatedAt: null, updatedBy: null };

/** Saves the draft of a page by itself: debounced, one request at a time, again while the server cannot be reached. */
export class DraftSaver {
  private readonly listeners = newListeners();
  private wanted: KeptForm['fields'] | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private isHeld = false;
  private rereads = 0;
  private current: SaverState;
  private form: FormOfDraft | undefined;
  readonly subscribe = this.listeners.subscribe;

  constructor(
    private readonly path: string,
    private server: ServerDraft,
    private readonly send: typeof request,
    asks: boolean,
  ) {
    this.current = asks ? { is: 'asking' } : { is: 'saved', at: server.updatedAt };
  }

  /** The form that it saves. */
  follow(form: FormOfDraft): void {
    this.form = form;
  }

  readonly state = (): SaverState => this.current;

  get synced(): ServerDraft {
    return this.server;
  }

  /** Called with what the form holds after every change. */
  want(kept: KeptForm | undefined): void {
    this.wanted = kept?.fields ?? {};
    if (this.current.is === 'asking' || this.isHeld) return;
    if (this.isSynced()) {
      if (!this.running) this.set({ is: 'saved', at: this.server.updatedAt });
    } else {
      this.set({ is: 'saving' });
      this.soon(DEBOUNCE_MS);
    }
  }

  /**
   * Stops saving, and returns the version of the draft once the request under way has its response. Throws ApiError if that was a colleague's
   * text, which is in the form now and has to be seen before it is published.
   */
  async hold(): Promise<number> {
    const before = this.rereads;
    this.isHeld = true;
    clearTimeout(this.timer);
    await this.running;
    if (this.rereads !== before) throw new ApiError(CONFLICT, CHANGED);
    return this.server.version;
  }

  release(): void {
    this.isHeld = false;
    this.soon(0);
  }

  /** Call it when the user has chosen. */
  chosen(): void {
    if (this.current.is === 'asking') this.set({ is: 'saved', at: this.server.updatedAt });
    this.soon(0);
  }

  /** Reads what someone else has typed. */
  async reread(): Promise<void> {
    const { json } = await this.send<ServerDraft>(this.path);
    this.rereads += 1;
    const asks = this.form?.onTheirs(json) ?? false;
    this.server = json;
    this.set(asks ? { is: 'asking' } : { is: 'saved', at: json.updatedAt });
  }

  /** Deletes the draft. Throws what the server refuses. */
  async discard(): Promise<void> {
    try {
      const version = await this.hold();
      await this.send(this.path, { method: 'DELETE', headers: { 'If-Match': `"v${version}"` } });
      this.server = emptyDraft;
      this.wanted = {};
      this.set({ is: 'saved', at: null });
    } catch (error) {
      if (conflictOf(error)) await this.reread();
      throw error;
    } finally {
      this.isHeld = false;
    }
  }

  /** Sends at once what waits: the form closes. */
  close(): void {
    clearTimeout(this.timer);
    if (!this.isHeld) void this.run();
  }

  private set(next: SaverState): void {
    this.current = next;
    this.listeners.notify();
  }

  private soon(ms: number): void {
    clearTimeout(this.timer);
    if (this.isHeld || this.current.is === 'asking') return;
    this.timer = setTimeout(() => void this.run(), ms);
  }

  private run(): Promise<void> {
    this.running ??= this.save().finally(() => {
      this.running = undefined;
      if (this.current.is === 'offline') this.soon(RETRY_MS);
      else if (this.current.is !== 'refused' && !this.isSynced()) this.soon(DEBOUNCE_MS);
    });
    return this.running;
  }

  private isSynced(): boolean {
    return this.wanted === undefined || same(sorted(mineOf(this.wanted)), sorted(this.server.fields));
  }

  private async save(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.current.is === 'asking') return;
    if (this.isSynced()) return this.set({ is: 'saved', at: this.server.updatedAt });
    const fields = mineOf(wanted);
    const base = Object.fromEntries(Object.entries(wanted).map(([name, field]) => [name, field.base]));
    const headers = { 'If-Match': `"v${this.server.version}"` };
    this.set({ is: 'saving' });
    try {
      const { json } = await this.send<ServerDraft>(this.path, { method: 'PUT', body: JSON.stringify({ fields, base }), headers });
      // As sent: the response holds rich texts sanitised, which is no change of anybody.
      this.server = { ...json, fields };
      this.form?.onSynced({ version: json.version, fields });
      this.set({ is: 'saved', at: json.updatedAt });
    } catch (error) {
      await this.failed(error);
    }
  }

  private async failed(error: unknown): Promise<void> {
    try {
      if (!conflictOf(error)) throw error;
      await this.reread();
    } catch (reason) {
      const isPassing = !(reason instanceof ApiError) || reason.status === 0 || reason.status >= 500;
      this.set(isPassing ? { is: 'offline' } : { is: 'refused', reason: reason.message });
    }
  }
}

const mineOf = (fields: KeptForm['fields']): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { mine }]) => [name, mine ?? null]));

const sorted = (fields: Fields) => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
