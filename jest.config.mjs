const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', ...parser },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
  },
];

const shared = {
  testEnvironment: 'node',
  // In the project, so that compiled files, and the times by which the longest run first, survive a restart of the machine.
  cacheDirectory: '<rootDir>/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc({ decorators: true }), '\\.tsx$': swc({ tsx: true }) },
  // TypeScript's ES modules name the emitted file; the tests run from the sources.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.dev-'],
};

/** Logic beside its source, then the HTTP contract. Playwright runs the journeys. */
export default {
  // For tests that hang. The slowest HTTP tests need a minute on a busy machine; Jest has no limit per project.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{backend,scripts}/**/*.spec.ts', '<rootDir>/frontend-*/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/backend/test/'],
    },
    { ...shared, displayName: 'http', testMatch: ['<rootDir>/backend/test/**/*.spec.ts'] },
    // The same specs, several to a file: scripts/lib/http-groups.ts writes these for `npm test`.
    {
      ...shared,
      displayName: 'http-groups',
      testEnvironment: '<rootDir>/scripts/testing/timed-environment.mjs',
      testMatch: ['<rootDir>/.cache/test/http-groups/*/*.ts'],
      modulePathIgnorePatterns: ['/dist/'],
    },
  ],
};
