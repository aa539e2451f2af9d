import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';

const FOLDER = join(ROOT, 'docker/kubernetes');
const TYPED = join(ROOT, '.cache/kubernetes/manifests.ts');
const STRICTLY = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--target', 'es2023'];

/** Checks the manifests of docker/kubernetes by the types of the Kubernetes API: as literals of TypeScript, in which an unknown field is an error. */
export async function checkKubernetes(): Promise<{ status: number; output: string }> {
  const literals = globSync('*.yaml', { cwd: FOLDER, exclude: ['kustomization.yaml'] }).map((file, index) => {
    const manifest = parse(readFileSync(join(FOLDER, file), 'utf8')) as { apiVersion: string; kind: string };
    const models = manifest.apiVersion.startsWith('gateway.') ? '@kubernetes-models/gateway-api' : 'kubernetes-models';
    const type = `import('${models}/${manifest.apiVersion}').I${manifest.kind}`;
    return `// ${file}\nexport const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 2)};\n`;
  });
  mkdirSync(dirname(TYPED), { recursive: true });
  writeFileSync(TYPED, literals.join(''));
  return runQuietly('tsc', [...STRICTLY, TYPED]);
}
