export interface Answer<T> {
  /** null: the record does not exist; undefined: still loading, or failed. */
  data: T | null | undefined;
  isPending: boolean;
}

export type Reader = (path: string) => Promise<unknown>;

const RETRY_AFTER_MS = 1000;
const PENDING: Answer<unknown> = { data: undefined, isPending: true };
const FAILED: Answer<unknown> = { data: undefined, isPending: false };

/** Responses by API path. Nothing is polled or read twice; a failed read is repeated when the next page asks for it. */
export class ReadCache {
  private readonly answers = new Map<string, Answer<unknown>>();
  private readonly listeners = new Set<() => void>();
  private readonly reader: Reader;
  loading = 0;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  put(path: string, data: unknown): void {
    this.set(path, { data, isPending: false });
  }

  get(path: string): Answer<unknown> {
    return this.answers.get(path) ?? PENDING;
  }

  /** @param retries how often a failed read is repeated */
  async load(path: string, retries = 0): Promise<void> {
    const known = this.answers.get(path);
    if (known && known !== FAILED) return;
    this.loading += 1;
    this.set(path, PENDING);
    const answer = await this.read(path, retries);
    this.loading -= 1;
    this.set(path, answer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async read(path: string, retries: number): Promise<Answer<unknown>> {
    try {
      return { data: await this.reader(path), isPending: false };
    } catch (error) {
      if (retries === 0) {
        console.error(error);
        return FAILED;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return this.read(path, retries - 1);
    }
  }

  private set(path: string, answer: Answer<unknown>): void {
    this.answers.set(path, answer);
    for (const listener of this.listeners) listener();
  }
}
