/** Its message is a sentence for the operator. */
export class StartError extends Error {}

export class EnvError extends StartError {
  constructor(readonly problems: string[]) {
    super(`The environment has invalid settings:\n${problems.map((p) => `  - ${p}`).join('\n')}\nSee .env.example for every variable.`);
  }
}
