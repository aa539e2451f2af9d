import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noEnv = { name: 'node:process', importNames: ['env'], message: 'Read the settings from config/env.ts.' };
const noDataSource = {
  name: '@nestjs/typeorm',
  importNames: ['InjectDataSource'],
  message: "Inject the repositories of the module's own tables, ask other modules' services, and write through Changes.",
};
// @asvs 1.3.2
const fromText = { name: 'node:vm', message: 'The site runs no code made of text.' };
const processes = {
  name: 'node:child_process',
  // @asvs 1.2.5
  message: 'Only operations/backup/own-process.ts starts processes, from a list of arguments, without a shell.',
};
const environment = { object: 'process', property: 'env', message: 'Read the settings from config/env.ts.' };
// @asvs 6.5.3, 11.6.1
const random = { object: 'Math', property: 'random', message: 'Math.random is predictable: take node:crypto.' };
const madePattern = {
  selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
  // @asvs 1.2.9
  message: 'Patterns are made of constants, or of a name whose special characters are escaped.',
};
const shell = { selector: 'Property[key.name="shell"]', message: processes.message };
const session = {
  selector: 'CallExpression[callee.property.name=/^(?:start|open)$/][callee.object.property.name="sessions"]',
  // @asvs 7.6.2
  message: 'Only the sign-in begins a session.',
};
/** Whoever needs more does two things. */
const crowd = {
  selector: 'MethodDefinition[kind="constructor"][value.params.length>7]',
  message: 'A service has at most seven collaborators: split it by meaning.',
};
const tests = ['**/*.{spec,test,e2e}.{ts,tsx}', 'backend/test/**/*.ts'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'frontend-admin/public/',
    '**/.dev-*/',
    '**/node_modules/',
    '**/coverage/',
    'backend/openapi.d.ts',
    '.cache/',
    'data/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    linterOptions: { noInlineConfig: true },
    languageOptions: {
      globals: globals.node,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', '*.cjs', 'playwright.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // A JSX handler may be async: React ignores what it returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // An async method without await still turns what it throws into a rejection, as its interface promises.
      '@typescript-eslint/require-await': 'off',
      // Interfaces of plain functions are written as methods; taking one out of its object loses nothing.
      '@typescript-eslint/unbound-method': 'off',
      // Cleaning what people paste means looking for control characters.
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-imports': ['error', { paths: [fromText, processes] }],
      'no-restricted-properties': ['error', random],
    },
  },
  {
    // One validated, typed object of settings; nothing else reads the environment.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/config/**', ...tests],
    rules: {
      'no-restricted-properties': ['error', environment, random],
      'no-restricted-imports': ['error', { paths: [noEnv, noDataSource, fromText, processes] }],
      'no-restricted-syntax': ['error', madePattern, shell, session, crowd],
    },
  },
  {
    // These work on the whole database: transactions, the health check, counts, the trash, the history, the demonstration and what is stored about one person.
    files: [
      'backend/src/audit/changes.service.ts',
      'backend/src/{inquiries/privacy,operations/{dashboard,health,set-up},records/{history,trash}}/*.service.ts',
      'backend/src/site/statistics/page-counter.service.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [noEnv, fromText, processes] }] },
  },
  {
    files: ['backend/src/operations/backup/own-process.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noEnv, noDataSource, fromText, { ...processes, allowImportNames: ['spawn'] }] }],
    },
  },
  {
    // Constants, the paths of routes, the patterns of DTOs, and names and words that are escaped.
    files: [
      'backend/src/{boot/specified-paths,operations/backup/archive-format,pages/originality,platform/{fields/{contact-rules,rule},time/read-day,words/fold},records/{csv/excel,words/words-in}}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', shell, session, crowd] },
  },
  {
    files: ['backend/src/auth/{new-sessions,sign-in}.service.ts'],
    rules: { 'no-restricted-syntax': ['error', madePattern, shell, crowd] },
  },
  {
    // Pauses between tries.
    files: ['backend/src/{audit/changes.service,delivery/outbox/back-off}.ts'],
    rules: { 'no-restricted-properties': ['error', environment] },
  },
  {
    // A pattern whose time grows with the square of its input lets one request stop the site.
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    files: ['frontend-*/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    // Our own components may take the focus: a dialog has to put it somewhere.
    rules: { 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    // react-admin's protocol: what is thrown says where to go.
    files: ['frontend-admin/src/data/session/authProvider.ts'],
    rules: { '@typescript-eslint/only-throw-error': 'off', '@typescript-eslint/prefer-promise-reject-errors': 'off' },
  },
  {
    // Bodies of HTTP responses are untyped on purpose: the tests are what checks them.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Playwright reads from the pattern which fixtures a function needs; it may need none.
    files: ['scripts/testing/journey.ts', 'frontend-*/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // These rules do not see the casts of JSDoc, which the compiler checks.
    files: ['scripts/**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // Long by nature: steps of the schema, copy and sample content.
    files: ['backend/src/platform/database/migrations/**', 'frontend-*/src/content/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}', 'playwright.config.ts'],
    ignores: ['scripts/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // CommonJS has no other way to import.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
