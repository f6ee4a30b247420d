// Signed notifications accepted a second: `node bench/webhook.ts [--seconds 10] [--connections 32]`.
// The provider is a server that knows no payment, so that what is measured is accepting, not applying.
import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { head, LOAD_COLUMNS, load, loadCells, row, type Shot } from './load.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '32' } },
})
const PORT = 3975
const SECRET = 'webhook secret of the benchmark'
const WEBHOOK = '/functions/v1/mercadopago-webhook'
/** More than one run sends; each notification is unique. */
const NOTIFICATIONS = 200_000

function notification(index: number): Shot {
  const id = String(1_000_000_000 + index)
  const requestId = randomUUID()
  const ts = '1700000000'
  const v1 = createHmac('sha256', SECRET).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
  const type = { action: 'payment.updated', api_version: 'v1', type: 'payment' }
  return {
    method: 'POST',
    path: `${WEBHOOK}?data.id=${id}&type=payment`,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    body: JSON.stringify({ ...type, data: { id }, id: Number(id), live_mode: true, user_id: '1' }),
  }
}

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
  const connections = Number(values.connections)
  const requests = Array.from({ length: NOTIFICATIONS }, (_, index) => notification(index))
  const measured = await load(product, { requests, connections, seconds: Number(values.seconds) })
  console.log(head(['connections', 'accepted/s', ...LOAD_COLUMNS]))
  console.log(row([connections, measured.perSecond.toFixed(0), ...loadCells(measured)]))
  if (measured.p99 >= 100 || measured.failures > 0) process.exitCode = 1
} finally {
  await product.stop()
  provider.close()
}
