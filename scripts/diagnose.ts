// Runs the six tests of a webhook from the command line: `npm run diagnose --
// https://exemplo.com.br/functions/v1/mercadopago-webhook`. The same tests as /webhook-diagnostic. Ends with 1 when a
// test found an error, with 2 when it was called wrongly.
import { createReach } from '../src/features/payments/diagnostic/reach/service.server.ts'
import { reportLines } from '../src/features/payments/diagnostic/report/rules.ts'
import { hasFailed } from '../src/features/payments/diagnostic/rules.ts'
import { diagnose } from '../src/features/payments/diagnostic/service.server.ts'
import { systemClock } from '../src/platform/time.ts'

const url = process.argv[2]?.trim()
if (!url || process.argv.length > 3) {
  console.error('Uso: npm run diagnose -- URL-do-webhook')
  process.exit(2)
}
// A person with a terminal here reaches the network anyway.
const reach = createReach({ own: null, allowInternal: true })
const report = await diagnose(url, { reach, clock: systemClock })
for (const line of reportLines(report)) console.log(line)
process.exitCode = hasFailed(report) ? 1 : 0
