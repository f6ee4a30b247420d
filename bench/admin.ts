// Readings of the admin area: `node bench/admin.ts`. They are in admin-readings.ts; Node alone cannot import the mails
// (.tsx) that the services behind them name, so they run through Vite.
import { runnerImport } from 'vite'
import { ROOT } from './product.ts'

await runnerImport('./bench/admin-readings.ts', { root: ROOT, configFile: false, logLevel: 'error' })
