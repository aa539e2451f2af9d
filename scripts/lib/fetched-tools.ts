import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { CACHE, Failure } from './project.mjs';

/** A tool that one command needs. It is not among the project's packages, because it would bring up to 200 more. */
export interface Tool {
  name: string;
  version: string;
  /** Path within its package. */
  bin: string;
}

export const LIGHTHOUSE: Tool = { name: 'lighthouse', version: '13.5.0', bin: 'cli/index.js' };
export const REDOCLY: Tool = { name: '@redocly/cli', version: '2.77.0', bin: 'bin/cli.js' };
/** Later versions refuse the Node of this project. */
export const PRISM: Tool = { name: '@stoplight/prism-cli', version: '5.14.2', bin: 'dist/index.js' };
/** Of Java. */
export const VNU: Tool = { name: 'vnu-jar', version: '26.9.27', bin: 'build/dist/vnu.jar' };

export const folderOf = ({ name, version }: Tool) => join(CACHE, name, version);

export const pathOf = (tool: Tool) => join(folderOf(tool), 'node_modules', tool.name, tool.bin);

/** Fetches a tool into .cache unless it is there. */
export async function ensureTool(tool: Tool) {
  if (existsSync(pathOf(tool))) return;
  const folder = folderOf(tool);
  console.log(`Fetching ${tool.name} ${tool.version} into .cache …`);
  mkdirSync(folder, { recursive: true });
  const failed = await npm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${tool.name}@${tool.version}`]);
  if (failed) throw new Failure(`${tool.name} could not be fetched; npm says why above.`);
}
