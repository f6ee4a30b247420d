import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { LOCAL_CLIENT } from './sandbox/google/client.ts'
import { ENVIRONMENT, NODE_COMPILE_CACHE, NODE_FLAGS, PROGRAM } from './scripts/setup/server.mjs'
import { CHROMIUM_FLAGS } from './tests/e2e/setup/chromium.ts'
import { GOOGLE_PORT, MAIL_PORT, PORT } from './tests/e2e/setup/ports.ts'

// For the product, and for the processes that tests start.
process.env.NODE_COMPILE_CACHE ??= NODE_COMPILE_CACHE

// The configuration is read again in each worker; the folder is made once, by the first reading, and removed by it when
// the product has stopped: a global teardown comes before that.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  // Twice the cores of a small machine: a test often waits, for an answer, a picture or a second that has to pass.
  workers: 4,
  // The server is shared and counts downloads by account: each test makes its own account.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second chance tells a slow machine from a broken product; a test that needed it has to be listed (ADR 0027).
  retries: process.env.CI ? 1 : 0,
  // For a test that hangs: a slow or busy machine takes many times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // A trace of every step makes the run a third longer: ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
    },
  },
  // The product itself, as `npm start` runs it, from an empty data folder.
  webServer: {
    command: [JSON.stringify(process.execPath), ...NODE_FLAGS, PROGRAM].join(' '),
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      ...withoutSettings(),
      ...ENVIRONMENT,
      NODE_ENV: 'production',
      // Each test says where it comes from, so that the limits by address do not add up over the whole run.
      TRUST_PROXY: '1',
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      MAIL_SANDBOX_PORT: String(MAIL_PORT),
      // Started by the tests that need it: before, it is a provider that is down.
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE_PORT}`,
      GOOGLE_CLIENT_ID: LOCAL_CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: LOCAL_CLIENT.clientSecret,
      // A part of the catalogue, complete before the first test.
      STARTING_CATALOGUE: 'sample',
      // Printed among the results: the cause of a refusal that a test did not expect.
      LOG_LEVEL: 'warn',
      SUGGESTION_FORM_URL: 'https://formulario.exemplo.com.br/',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})

/** The environment without the settings of a developer's own product. */
function withoutSettings(): Record<string, string> {
  const own = /^(DATABASE_URL|S3_|SMTP_|MAIL_|GOOGLE_|MERCADOPAGO_|APP_|SITE_|ADMIN_EMAIL|TRUST_PROXY|HOST$)/
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || own.test(name) ? [] : [[name, value]],
    ),
  )
}
