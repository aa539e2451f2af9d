import { ensureTool, pathOf, PRISM, REDOCLY } from './fetched-tools.mjs';
import { jest } from './jest.mjs';
import { Failure, NODE } from './project.mjs';
import { runQuietly } from './run.mjs';

/** @typedef {import('./steps.mjs').Result} Result */
/** @typedef {import('./fetched-tools.mjs').Tool} Tool */

/**
 * Lints the API document, with the rules of redocly.yaml.
 * @returns {Promise<Result>}
 */
export const lintApiDocument = () =>
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

/**
 * Calls every operation through a proxy that knows only the API document.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
export const callApiDocument = (env) =>
  having(PRISM, () =>
    jest(['http'], { name: 'api-document', env: { ...env, TEST_PRISM: pathOf(PRISM) }, only: ['backend/test/strict-client/'] }),
  );

/**
 * Only in CI is it a failure if the tool cannot be fetched.
 * @param {Tool} tool
 * @param {() => Promise<Result>} test
 * @returns {Promise<Result>}
 */
async function having(tool, test) {
  try {
    await ensureTool(tool);
  } catch (error) {
    if (process.env['CI'] || !(error instanceof Failure)) throw error;
    console.log(`Skipped tests of the API document with ${tool.name}. ${error.message}`);
    return { passed: 0, failed: 0 };
  }
  return test();
}
