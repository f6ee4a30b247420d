import { defineConfig } from 'vitest/config'
import { inlinePrograms } from './src/web/document/inline/vite-plugin.ts'

export default defineConfig({
  // React's automatic JSX, as tsconfig.json has it; of the build's plugins, modules need this one alone.
  plugins: [inlinePrograms()],
  test: {
    include: ['{src,sheets,content,scripts,sandbox,embedded-postgres,tests}/**/*.test.{ts,tsx}'],
    // tests/e2e is Playwright's.
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'build/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/setup/server.ts'],
    setupFiles: ['tests/setup/console.ts', 'tests/setup/cleanups.ts'],
    // The first test that asks for a database waits until PostgreSQL was started and migrated.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    // What is waited for may take its time on a machine that does other things as well.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
  },
})
