import { defineConfig } from 'vitest/config'
import { NODE_COMPILE_CACHE } from './scripts/setup/server.mjs'
import { inlinePrograms } from './src/web/document/inline/vite-plugin.ts'

const DRAWN = ['{sheets,content}/**/*.test.ts']
const WITH_DATABASE = '**/*.data.test.ts'
/** A process and its modules for each file would take longer than the tests themselves. */
const SHARED = ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', `content/${WITH_DATABASE}`]
/** They replace modules: in a process that other files share, modules loaded before or after would be the wrong ones. */
const MOCKED = 'sheets/**/*.mocked.test.ts'
/** They measure their own process, or start and kill others. */
const ALONE = [
  MOCKED,
  '{embedded-postgres,scripts,tests}/**/*.test.ts',
  'src/features/catalogue/upload/**/service.test.ts',
  'src/http/page-cache/pages.test.ts',
  'src/platform/processes/*.test.ts',
]

// Threads and processes that tests start load the same modules again and again.
process.env.NODE_COMPILE_CACHE ??= NODE_COMPILE_CACHE

export default defineConfig({
  // React's automatic JSX, as tsconfig.json has it; of the build's plugins, modules need this one alone.
  plugins: [inlinePrograms()],
  test: {
    projects: [
      {
        extends: true,
        // Drawing has no state: its files share the tables of pictures and letters, and what was drawn already.
        test: { name: 'drawn', include: DRAWN, exclude: [WITH_DATABASE, MOCKED], isolate: false },
      },
      {
        extends: true,
        test: { name: 'shared', include: SHARED, exclude: ALONE, isolate: false },
      },
      {
        extends: true,
        // tests/e2e is Playwright's.
        test: { name: 'alone', include: ALONE, exclude: ['tests/e2e/**'] },
      },
    ],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/setup/server.ts'],
    setupFiles: ['tests/setup/console.ts', 'tests/setup/cleanups.ts'],
    // The first test that asks for a database waits until PostgreSQL was started and migrated.
    hookTimeout: 60_000,
    // For a test that hangs: a busy machine takes many times as long as a quiet one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
