import { ensureTool, pathOf, PRISM, REDOCLY, type Tool } from './fetched-tools.ts';
import { jest } from './jest.ts';
import { Failure, NODE } from './project.mjs';
import { runQuietly } from './run.mjs';
import type { Result } from './steps.ts';

/** Lints the API document, with the rules of redocly.yaml. */
export const lintApiDocument = (): Promise<Result> =>
  having(REDOCLY, async () => {
    const { status, output } = await runQuietly(NODE, [
      pathOf(REDOCLY),
      'lint',
      '--config',
      'backend/redocly.yaml',
      'backend/openapi.json',
    ]);
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  });

/** Calls every operation through a proxy that knows only the API document. */
export const callApiDocument = (env: NodeJS.ProcessEnv): Promise<Result> =>
  having(PRISM, () =>
    jest(['http'], { name: 'api-document', env: { ...env, TEST_PRISM: pathOf(PRISM) }, only: ['backend/test/strict-client/'] }),
  );

/** Only in CI is it a failure if the tool cannot be fetched. */
async function having(tool: Tool, test: () => Promise<Result>): Promise<Result> {
  try {
    await ensureTool(tool);
  } catch (error) {
    if (process.env['CI'] || !(error instanceof Failure)) throw error;
    console.log(`Skipped tests of the API document with ${tool.name}. ${error.message}`);
    return { passed: 0, failed: 0 };
  }
  return test();
}
