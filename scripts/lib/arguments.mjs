import { basename } from 'node:path';
import { VERSION } from './project.mjs';

const WRONG_USE = 2;

/**
 * Returns the arguments of the script that runs. Ends it for --help and --version, and with a sentence and code 2 for an argument that it does not take.
 * @param {string} purpose a sentence for --help
 * @param {readonly string[]} [taken] every argument that it takes
 * @returns {string[]}
 */
export function readArguments(purpose, taken = []) {
  const given = process.argv.slice(2);
  const name = basename(process.argv[1] ?? '');
  const usage = `It takes ${taken.length ? taken.join(', ') : 'no arguments'}.`;
  if (given.includes('--help')) end(`${name}: ${purpose} ${usage}`, 0);
  if (given.includes('--version')) end(VERSION, 0);
  const unknown = given.find((argument) => !taken.includes(argument));
  if (unknown !== undefined) end(`${name} does not know '${unknown}'. ${usage}`, WRONG_USE);
  return given;
}

/** @param {string} text @param {number} status */
function end(text, status) {
  (status ? console.error : console.log)(text);
  process.exit(status);
}
