/** Its message is a sentence for the operator. */
export class StartError extends Error {}

export class EnvError extends StartError {
  constructor(readonly problems: string[]) {
    super(`The environment has invalid settings:\n${problems.map((p) => `  - ${p}`).join('\n')}\nSee .env.example for every variable.`);
  }
}

/** What an error says, for a sentence to the operator: its cause says more than 'fetch failed', and some have only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error.cause instanceof Error ? error.cause : error;
  return inner.message || ('code' in inner ? String(inner.code) : inner.name);
}
