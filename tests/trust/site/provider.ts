import { createHmac, randomUUID } from 'node:crypto'
import path from 'node:path'
import { startMercadoPagoSandbox } from '../../../sandbox/mercadopago/server.ts'
import { WEBHOOK_PATH } from '../../../src/http/paths.ts'
import { type NetworkProxy, openProxy } from './proxy.ts'

/** The sandbox of the payment provider; the product reaches it through a proxy, its notifications come directly. */
export interface Provider {
  readonly proxy: NetworkProxy
  readonly settings: Readonly<Record<string, string>>
  /** Something happens at the provider: `/sandbox/payments/1/approve`. */
  act(path: string, body?: object): Promise<void>
  close(): Promise<void>
}

export async function startProvider(dir: string, siteOrigin: string): Promise<Provider> {
  const sandbox = await startMercadoPagoSandbox({
    port: 0,
    directory: path.join(dir, 'mercadopago'),
    siteOrigin,
    webhookUrl: `${siteOrigin}${WEBHOOK_PATH}`,
  })
  const proxy = await openProxy(Number(new URL(sandbox.url).port))
  return {
    proxy,
    settings: {
      MERCADOPAGO_ACCESS_TOKEN: sandbox.accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: sandbox.webhookSecret,
      MERCADOPAGO_PUBLIC_KEY: sandbox.publicKey,
      MERCADOPAGO_COLLECTOR_ID: String(sandbox.collectorId),
      MERCADOPAGO_API_URL: `http://127.0.0.1:${proxy.port}`,
    },
    async act(place, body = {}) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${sandbox.url}${place}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
    },
    async close() {
      await proxy.close()
      await sandbox.close()
    },
  }
}

/** A notification signed as the provider signs, about a payment. */
export function notification(secret: string, id: string) {
  const requestId = randomUUID()
  const ts = String(Date.now())
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
  return {
    id,
    requestId,
    path: `${WEBHOOK_PATH}?data.id=${id}&type=payment`,
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    json: { action: 'payment.updated', data: { id }, id: Number(id), type: 'payment', live_mode: true },
  }
}
