// Signed notifications accepted a second: `node bench/webhook.ts [--seconds 10] [--connections 32]`.
// The provider is a server that knows no payment, so that what is measured is accepting, not applying.
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { load } from './load.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '32' } },
})
const PORT = 3975
const SECRET = 'webhook secret of the benchmark'
const WEBHOOK = '/functions/v1/mercadopago-webhook'
/** More than one run sends: each is a notification of its own. */
const NOTIFICATIONS = 200_000

/** One line for each request: id, request id, signature. */
function notification(index: number): string {
  const id = String(1_000_000_000 + index)
  const requestId = randomUUID()
  const ts = '1700000000'
  const v1 = createHmac('sha256', SECRET).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
  return `${id} ${requestId} ts=${ts},v1=${v1}`
}

const SCRIPT = `
local lines = {}
for line in io.lines(os.getenv("NOTIFICATIONS")) do lines[#lines + 1] = line end
local next_line = 0
request = function()
  next_line = next_line % #lines + 1
  local id, request_id, signature = lines[next_line]:match("(%S+) (%S+) (%S+)")
  local body = '{"action":"payment.updated","api_version":"v1","data":{"id":"' .. id .. '"},"id":' .. id ..
    ',"live_mode":true,"type":"payment","user_id":"1"}'
  return wrk.format("POST", "${WEBHOOK}?data.id=" .. id .. "&type=payment",
    { ["content-type"] = "application/json", ["x-request-id"] = request_id, ["x-signature"] = signature }, body)
end
`

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-webhook-'))
const provider = createServer((_, response) => {
  response.writeHead(404, { 'content-type': 'application/json' })
  response.end('{"message":"Payment not found","error":"not_found","status":404,"cause":[]}')
})
await new Promise<void>((resolve) => provider.listen(PORT + 1, '127.0.0.1', resolve))
const product = await startProduct(PORT, {
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-benchmark-token',
  MERCADOPAGO_WEBHOOK_SECRET: SECRET,
  MERCADOPAGO_COLLECTOR_ID: '1',
  MERCADOPAGO_API_URL: `http://127.0.0.1:${PORT + 1}`,
})
try {
  const list = path.join(folder, 'notifications')
  const script = path.join(folder, 'post.lua')
  writeFileSync(list, Array.from({ length: NOTIFICATIONS }, (_, index) => notification(index)).join('\n'))
  writeFileSync(script, SCRIPT)
  process.env.NOTIFICATIONS = list
  const connections = Number(values.connections)
  const measured = await load(product, { path: WEBHOOK, connections, seconds: Number(values.seconds), script })
  console.log('| connections | accepted/s | p50 ms | p99 ms | CPU ms | memory MB | failed |')
  console.log('|--:|--:|--:|--:|--:|--:|--:|')
  const { perSecond, p50, p99, cpuMsPerRequest, memoryMb, failures } = measured
  const cells = [connections, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuMsPerRequest.toFixed(2)]
  console.log(`| ${[...cells, memoryMb.toFixed(0), failures].join(' | ')} |`)
  if (p99 >= 100 || failures > 0) process.exitCode = 1
} finally {
  await product.stop()
  provider.close()
  rmSync(folder, { recursive: true, force: true })
}
