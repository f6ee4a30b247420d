import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startMercadoPagoSandbox } from '../server.ts'

export const SITE = 'http://localhost:3000'

export interface Received {
  readonly query: URLSearchParams
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Record<string, unknown> & { data: { id: string } }
}

/** A seller's server that records notifications, and answers as configured. */
export async function openShop() {
  const received: Received[] = []
  const shop = { received, answers: [] as number[], webhookUrl: '' }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { searchParams: query } = new URL(request.url ?? '/', SITE)
    received.push({ query, headers: request.headers, body: JSON.parse(text) })
    response.writeHead(shop.answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  shop.webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1/mercadopago-webhook`
  return shop
}

export async function emptyFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** A sandbox of the calling test's own, with a shop that listens to it. */
export async function openSandbox(given: { directory?: string; shop?: Awaited<ReturnType<typeof openShop>> } = {}) {
  const shop = given.shop ?? (await openShop())
  const directory = given.directory ?? (await emptyFolder())
  const options = { port: 0, directory, siteOrigin: SITE, webhookUrl: shop.webhookUrl }
  const sandbox = await startMercadoPagoSandbox(options)
  onTestFinished(() => sandbox.close())

  async function call(method: string, path: string, body?: object): Promise<Record<string, never>> {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, never>
  }

  return {
    ...sandbox,
    directory,
    shop,
    control: (path: string, body: object = {}) => call('POST', `/sandbox/${path}`, body),
    look: (path: string) => call('GET', `/sandbox/${path}`),
    /** Delivers everything that waits, and gives what came since the last time. */
    async notified() {
      await call('POST', '/sandbox/notifications/flush')
      return shop.received.splice(0)
    },
  }
}
