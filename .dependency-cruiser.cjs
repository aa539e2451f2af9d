const MODULES =
  'auth|users|audit|services|locations|pages|projects|testimonials|inquiries|media|homepage|company|mail|site|health|dashboard|trash';
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
      from: { path: '^backend/src/.+\\.controller\\.ts$' },
      to: { path: ['\\.entity\\.ts$', '^backend/src/database/', 'node_modules/(typeorm|@nestjs/typeorm)/'] },
    },
    {
      name: 'modules-keep-their-repositories',
      severity: 'error',
      comment:
        "A module registers the repositories of its own tables only; for another's it asks that module's service. " +
        "Inside a transaction another's entity may be read through the transaction's manager (is it still referred to?). " +
        'Signing in reads the users.',
      from: { path: `^backend/src/(${MODULES})/.+\\.module\\.ts$`, pathNot: '^backend/src/auth/auth\\.module\\.ts$' },
      to: { path: `^backend/src/(${MODULES})/.+\\.(entity|repository)\\.ts$`, pathNot: '^backend/src/$1/' },
    },
    {
      name: 'controllers-are-entrances',
      severity: 'error',
      from: { path: `^backend/src/(${MODULES})/` },
      to: { path: `^backend/src/(${MODULES})/.+\\.controller\\.ts$`, pathNot: '^backend/src/$1/' },
    },
    {
      name: 'common-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/(common|config)/' },
      to: { path: `^backend/src/(${MODULES})/` },
    },
    {
      name: 'wings-meet-in-the-contract',
      severity: 'error',
      comment: 'The front ends know the backend only through openapi.json.',
      from: { path: '^(backend|frontend-public|frontend-admin)/' },
      to: { path: '^(backend|frontend-public|frontend-admin)/', pathNot: '^$1/' },
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
    {
      name: 'admin-resources-stand-on-shared-rooms',
      severity: 'error',
      comment: 'What every screen uses knows no screen.',
      from: { path: '^frontend-admin/src/(auth|data|i18n|ui|theme)/', pathNot: TESTS },
      to: { path: '^frontend-admin/src/', pathNot: '^frontend-admin/src/(auth|data|i18n|ui|theme)/' },
    },
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
