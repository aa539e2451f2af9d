const { readdirSync } = require('node:fs');

const BACKEND = '^backend/src';
/** What the backend gives the public site to render, and what it gets back. */
const RENDER = '^backend/render\\.d\\.ts$';
/**
 * The rooms of the backend, from the ground up: each imports only from those before it. app.module.ts puts the parts together.
 */
const GROUND = ['platform'];
const MODULES = [
  ...['audit', 'kinds', 'users', 'redirects', 'company', 'delivery', 'auth', 'records', 'media'],
  ...['services', 'locations', 'testimonials', 'faqs', 'renewals', 'inquiries', 'projects', 'core-pages', 'pages', 'homepage'],
  ...['sample-content', 'site', 'operations'],
];
/** Starts all of it, so it may import everything. */
const ENTRANCE = 'boot';
const NAMED = [...GROUND, ...MODULES, ENTRANCE];
const SOURCE = `${__dirname}/backend/src`;
/** Kinds of record that need no place of their own: below the website, above what all kinds share. */
const OTHER_KINDS = readdirSync(SOURCE).filter(
  (folder) =>
    !NAMED.includes(folder) && !folder.includes('.') && readdirSync(`${SOURCE}/${folder}`).some((file) => file.endsWith('.kind.ts')),
);
const ORDER = NAMED.flatMap((folder) => (folder === 'sample-content' ? [...OTHER_KINDS, folder] : [folder]));
/** Files that a room imports although they stand above it. */
const EXCEPTIONS = {
  // A migration gives the enquiries that wait the moment that new ones are promised.
  platform: 'company/business-clock',
  // A link to a service leads to its first visible page, which every render needs; only the pages know which are visible.
  services: 'pages/visible-pages',
  // A project's page shows what its client said of it, so it stands above; the column refers to it.
  testimonials: 'projects/project.entity',
  // A renewal is made from an enquiry that was won.
  renewals: 'inquiries/contact-inquiry.entity',
  // The command line opens the database with whatever the modules store.
  operations: 'app.module',
};

/** A folder that no order names would stand outside of all rules. */
function checkFolders(path, order, names) {
  const folders = readdirSync(`${__dirname}/${path}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const differing = [...new Set([...folders.map(({ name }) => name), ...names])].filter(
    (name) => !names.includes(name) || !folders.some((folder) => folder.name === name),
  );
  if (differing.length)
    throw new Error(`error: ${order} in .dependency-cruiser.cjs and the folders of ${path} differ: ${differing.join(', ')}`);
}
checkFolders('backend/src', 'ORDER', ORDER);

/** A folder of the backend and the ones above it, which it must not know. */
const lookDown = (folder, index) => {
  const above = ORDER.slice(index + 1);
  const exception = EXCEPTIONS[folder];
  return {
    name: `${folder}-knows-no-folder-above`,
    severity: 'error',
    comment: `The order of the folders is ORDER in .dependency-cruiser.cjs.`,
    from: { path: `${BACKEND}/${folder}/`, pathNot: TESTS },
    to: {
      path: [`${BACKEND}/(${above.join('|')})/`, `${BACKEND}/app\\.module\\.ts$`],
      ...(exception && { pathNot: `${BACKEND}/${exception}\\.ts$` }),
    },
  };
};

const PUBLIC = '^frontend-public/src';
const TESTS = '\\.(spec|test|e2e)\\.tsx?$';

/** A layer of the public site and the ones above it, which it must not know. */
const below = (layer, above) => ({
  name: `public-${layer}-know-nothing-above`,
  severity: 'error',
  comment: 'entry -> routes -> pages -> blocks -> features -> components, api',
  from: { path: `${PUBLIC}/${layer}/`, pathNot: TESTS },
  to: { path: `${PUBLIC}/(${above})` },
});

const ADMIN = '^frontend-admin/src';
/** The rooms of the backoffice, from the ground up; those in one row know nothing of each other. App.tsx and main.tsx put them together. */
const ADMIN_ORDER = [
  ['data'],
  ['kit'],
  ['editing'],
  ['lists'],
  ['account'],
  ['media', 'work', 'website', 'inquiries', 'company'],
  ['today'],
  ['shell'],
];
checkFolders('frontend-admin/src', 'ADMIN_ORDER', ADMIN_ORDER.flat());

/** Rooms of the backoffice, the ones beside them and the ones above. */
const adminLooksDown = (rooms, index) => {
  const [beside, above] = [rooms.join('|'), ADMIN_ORDER.slice(index + 1).flat()];
  return {
    name: `admin-${rooms.join('-')}-look-down`,
    severity: 'error',
    comment: 'The order of the rooms is ADMIN_ORDER in .dependency-cruiser.cjs.',
    from: { path: `${ADMIN}/(${beside})/`, pathNot: TESTS },
    to: { path: `${ADMIN}/(${[beside, ...above].join('|')}|[^/]+$)`, pathNot: `${ADMIN}/$1/` },
  };
};

/** The rules of the house that imports can break; CONTRIBUTING.md says them in words. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Relations between entities go both ways; nothing else may.',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: { pathNot: `${TESTS}|^[^/]+/(test|e2e)/` },
      to: { path: `${TESTS}|^[^/]+/(test|e2e)/|^scripts/` },
    },
    {
      name: 'controllers-call-services',
      severity: 'error',
      comment: 'controller -> service -> repository: a controller knows neither rows nor the database.',
      from: { path: `${BACKEND}/.+\\.controller\\.ts$` },
      to: { path: ['\\.entity\\.ts$', `${BACKEND}/platform/database/`, 'node_modules/(typeorm|@nestjs/typeorm)/'] },
    },
    {
      name: 'modules-keep-their-repositories',
      severity: 'error',
      comment:
        "A module registers the repositories of its own tables only; for another's it asks that module's service. " +
        "Inside a transaction another's entity may be read through the transaction's manager (is it still referred to?).",
      from: { path: `${BACKEND}/(${MODULES.join('|')})/.+\\.module\\.ts$` },
      to: { path: `${BACKEND}/(${MODULES.join('|')})/.+\\.(entity|repository)\\.ts$`, pathNot: `${BACKEND}/$1/` },
    },
    {
      name: 'controllers-are-entrances',
      severity: 'error',
      from: { path: `${BACKEND}/(${MODULES.join('|')})/` },
      to: { path: `${BACKEND}/(${MODULES.join('|')})/.+\\.controller\\.ts$`, pathNot: `${BACKEND}/$1/` },
    },
    ...ORDER.filter((folder) => folder !== ENTRANCE).map(lookDown),
    {
      name: 'engine-knows-no-customer',
      severity: 'error',
      comment: 'What serves every page and response is not the place for what one form or customer needs.',
      from: { path: `${BACKEND}/site/engine/`, pathNot: TESTS },
      to: { path: `${BACKEND}/(site/forms|inquiries)/` },
    },
    {
      name: 'wings-meet-in-the-contract',
      severity: 'error',
      comment: 'The front ends know the backend only through openapi.json and its types; the public site also implements render.d.ts.',
      from: { path: '^(backend|frontend-public|frontend-admin)/' },
      to: {
        path: '^(backend|frontend-public|frontend-admin)/',
        pathNot: ['^$1/', '^backend/openapi\\.(json|d\\.ts)$', RENDER],
      },
    },
    {
      name: 'render-is-a-contract-of-types',
      severity: 'error',
      from: { path: RENDER },
      to: {},
    },
    {
      name: 'only-the-public-site-renders',
      severity: 'error',
      from: { path: '^frontend-', pathNot: '^frontend-public/src/' },
      to: { path: RENDER },
    },
    {
      name: 'public-features-stand-alone',
      severity: 'error',
      from: { path: `${PUBLIC}/features/([^/]+)/` },
      to: { path: `${PUBLIC}/features/`, pathNot: `${PUBLIC}/features/$1/` },
    },
    below('pages', 'entry-|App|routes'),
    below('blocks', 'entry-|App|routes|pages'),
    below('features', 'entry-|App|routes|pages|blocks'),
    below('components', 'entry-|App|routes|pages|blocks|features'),
    below('api', 'entry-|App|routes|pages|blocks|features|components'),
    ...ADMIN_ORDER.map(adminLooksDown),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
