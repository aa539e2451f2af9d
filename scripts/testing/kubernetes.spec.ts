import { describe, expect, it } from '@jest/globals';
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IService } from 'kubernetes-models/v1';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const FOLDER = 'docker/kubernetes';
const readText = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const read = <T>(file: string): T => parse(readText(`${FOLDER}/${file}`)) as T;
const namesIn = (text: string): string[] => [...text.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => String(name));

interface Kustomization {
  resources: string[];
  images: { name: string; newTag: string }[];
  secretGenerator: { files: string[] }[];
}

// `npm run validate` checks their fields by the types of the Kubernetes API.
describe('the manifests for Kubernetes agree with the site', () => {
  const { resources, images, secretGenerator } = read<Kustomization>('kustomization.yaml');
  const pod = read<IDeployment>('deployment.yaml').spec?.template.spec;
  const container = pod?.containers[0];
  const ports = container?.ports ?? [];
  const settings = readText(`${FOLDER}/settings.env`);
  const example = readText('.env.example');

  it('lists every file, and the image of this version', () => {
    const files = readdirSync(resolve(import.meta.dirname, '../..', FOLDER)).filter((name) => name.endsWith('.yaml'));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(images).toEqual([expect.objectContaining({ name: container?.image, newTag: manifest.version })]);
  });

  it('sets only settings that there are', () => {
    const secrets = (container?.env ?? []).map(({ name }) => name.replace(/_FILE$/, ''));
    expect(secrets.length).toBeGreaterThan(5);
    expect(namesIn(example)).toEqual(expect.arrayContaining([...namesIn(settings), ...secrets]));
  });

  it('makes the secrets that it reads', () => {
    const asRead = (container?.env ?? []).map(({ value }) => basename(value ?? ''));
    expect(secretGenerator[0]?.files.map((file) => basename(file)).sort()).toEqual(asRead.sort());
  });

  it('asks paths of the API, liveness apart from readiness', () => {
    const { paths } = JSON.parse(readText('backend/openapi.json')) as { paths: object };
    const [started, live, ready] = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map(
      (probe) => probe?.httpGet,
    );
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([live?.path, ready?.path]));
    expect([started?.path, live?.path === ready?.path]).toEqual([live?.path, false]);
    expect([started, live, ready].map((probe) => probe?.port)).toEqual(['http', 'http', 'http']);
  });

  it('leads from the gateway to the port of the site, with HTTPS only', () => {
    const [service, gateway] = [read<IService>('service.yaml'), read<IGateway>('gateway.yaml')];
    const [route, redirect] = ['route.yaml', 'redirect.yaml'].map((file) => read<IHTTPRoute>(file).spec);
    const [backend] = route?.rules?.[0]?.backendRefs ?? [];
    expect([backend?.name, backend?.port]).toEqual([service.metadata?.name, service.spec?.ports?.[0]?.port]);
    expect(service.spec?.ports?.[0]?.targetPort).toBe('http');
    const listeners = gateway.spec?.listeners.map(({ name, protocol, hostname }) => [name, protocol, hostname]);
    const host = new URL(/^PUBLIC_URL=(.+)$/m.exec(settings)?.[1] ?? '').hostname;
    expect(listeners).toEqual([
      ['http', 'HTTP', host],
      ['https', 'HTTPS', host],
    ]);
    expect([route, redirect].map((spec) => [spec?.parentRefs, spec?.hostnames])).toEqual(
      ['https', 'http'].map((sectionName) => [[{ name: gateway.metadata?.name, sectionName }], [host]]),
    );
    expect(redirect?.rules?.[0]).toEqual({
      filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }],
    });
    const numbers = Object.fromEntries(ports.map(({ name, containerPort }) => [name, String(containerPort)]));
    expect(numbers).toEqual({ http: /^PORT=(\d+)$/m.exec(example)?.[1], metrics: /^METRICS_PORT=(\d+)$/m.exec(settings)?.[1] });
  });

  it('updates the schema with the image, settings and rights of the site', () => {
    const job = read<IJob>('migrate.yaml').spec?.template.spec;
    const { command, image, envFrom, env, securityContext } = job?.containers[0] ?? {};
    expect(readText('docker-compose.yml')).toContain(`command: [${command?.join(', ')}]`);
    expect({ image, envFrom, env, securityContext }).toEqual({
      image: container?.image,
      envFrom: container?.envFrom,
      env: container?.env,
      securityContext: container?.securityContext,
    });
    expect(job?.securityContext).toEqual(pod?.securityContext);
  });

  it('lets only gateway and Prometheus in, each to its port, and out only to what the site uses', () => {
    const { podSelector, policyTypes, ingress = [], egress = [] } = read<INetworkPolicy>('network-policy.yaml').spec ?? {};
    const label = (file: string) => read<IDeployment | IJob>(file).spec?.template.metadata?.labels?.['app.kubernetes.io/component'];
    expect(podSelector?.matchExpressions).toEqual([
      { key: 'app.kubernetes.io/component', operator: 'In', values: [label('deployment.yaml'), label('migrate.yaml')] },
    ]);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(ingress.map((rule) => rule.ports)).toEqual(ports.map(({ name }) => [{ port: name }]));
    // An entry without one would be the whole cluster.
    for (const { from } of ingress) expect(from).toEqual([{ namespaceSelector: expect.anything() }]);
    const used = [/^REDIS_URL=(.+)$/m, /^S3_ENDPOINT=(.+)$/m].map((line) => new URL(line.exec(settings)?.[1] ?? ''));
    const asked = used.map(({ protocol, port }) => Number(port || { 'redis:': 6379, 'https:': 443 }[protocol]));
    expect(egress.flatMap((rule) => rule.ports ?? []).map(({ port }) => port)).toEqual(expect.arrayContaining([53, 3306, ...asked]));
  });

  it('takes every right from the container that compose takes', () => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 1000 } });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.resources?.limits).toHaveProperty('memory');
  });
});
