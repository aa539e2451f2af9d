import { appendFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

/** @typedef {import('@jest/types').Circus.DescribeBlock} DescribeBlock */

const SPEC = /backend\/test\/[\w/-]+\.spec\.ts/;
const isOutermost = (/** @type {DescribeBlock} */ { parent }) => parent?.parent === undefined;

/** Notes the milliseconds of each spec that shares its file with others, in the file that SPEC_TIMES names. */
export default class TimedEnvironment extends TestEnvironment {
  /** @type {WeakMap<DescribeBlock, string | undefined>} */
  #specs = new WeakMap();
  #began = 0;

  /**
   * @param {import('@jest/types').Circus.Event} event
   * @param {import('@jest/types').Circus.State} state
   */
  handleTestEvent(event, { currentDescribeBlock }) {
    if (event.name === 'start_describe_definition' && isOutermost(currentDescribeBlock)) {
      this.#specs.set(currentDescribeBlock, SPEC.exec(event.asyncError.stack ?? '')?.[0]);
    }
    if (event.name === 'run_describe_start') if (isOutermost(event.describeBlock)) this.#began = performance.now();
    if (event.name !== 'run_describe_finish' || !isOutermost(event.describeBlock)) return;
    const spec = this.#specs.get(event.describeBlock);
    const times = process.env['SPEC_TIMES'];
    if (spec && times) appendFileSync(times, `${spec} ${Math.round(performance.now() - this.#began)}\n`);
  }
}
