import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startMercadoPagoSandbox } from './server.ts'
import { emptyFolder, openSandbox, SITE } from './testing/sandbox.ts'
import { MONTHLY, PIX, sdkFor } from './testing/sdk.ts'

test('a restart forgets nothing: address, secrets, subscriptions, answers given, clock and faults', async () => {
  const first = await openSandbox()
  const key = { requestOptions: { idempotencyKey: 'chave' } }
  const before = await sdkFor(first)
    .payments()
    .create({ body: PIX, ...key })
  const { id = '' } = await sdkFor(first).subscriptions().create({ body: MONTHLY })
  await first.control('clock', { days: 5 })
  await first.control('faults', { name: 'slow', path: '/nada' })
  await first.close()

  const second = await openSandbox({ directory: first.directory, shop: first.shop })
  const { url, accessToken, webhookSecret, collectorId } = first
  expect(second).toMatchObject({ url, accessToken, webhookSecret, collectorId })
  expect(
    (
      await sdkFor(second)
        .payments()
        .create({ body: PIX, ...key })
    ).id,
  ).toBe(before.id)
  expect((await sdkFor(second).subscriptions().get({ id })).status).toBe('pending')
  const { now, faults } = await second.look('state')
  expect(Date.parse(String(now)) - Date.now()).toBeGreaterThan(4.9 * 86_400_000)
  expect(faults).toHaveProperty('slow')
})

test('a kill in the middle of a write leaves the state of before', async () => {
  const first = await openSandbox()
  await sdkFor(first).payments().create({ body: PIX })
  await first.close()
  await writeFile(join(first.directory, 'state.json.next'), '{"half')
  const second = await openSandbox({ directory: first.directory })
  expect((await sdkFor(second).payments().search()).paging).toMatchObject({ total: 1 })
})

test('calls at the same time are all on disk once answered', async () => {
  const sandbox = await openSandbox()
  const made = await Promise.all(Array.from({ length: 20 }, () => sdkFor(sandbox).payments().create({ body: PIX })))
  const stored = JSON.parse(await readFile(join(sandbox.directory, 'state.json'), 'utf8'))
  expect(Object.keys(stored.payments).sort()).toEqual(made.map(({ id }) => String(id)).sort())
})

test('a copy of a folder in use is a sandbox of its own', async () => {
  const first = await openSandbox()
  const directory = join(await emptyFolder(), 'copy')
  await cp(first.directory, directory, { recursive: true })
  const second = await openSandbox({ directory })
  expect(second.url).not.toBe(first.url)
  await sdkFor(second).payments().create({ body: PIX })
  expect((await sdkFor(first).payments().search()).paging).toMatchObject({ total: 0 })
})

test('processes of one folder share one sandbox, and another goes on when the first ends', async () => {
  const first = await openSandbox()
  const [second, third] = await Promise.all([
    openSandbox({ directory: first.directory, shop: first.shop }),
    openSandbox({ directory: first.directory, shop: first.shop }),
  ])
  expect([second.url, third.url]).toEqual([first.url, first.url])
  await sdkFor(second).payments().create({ body: PIX })
  await first.close()
  await vi.waitFor(async () => expect((await sdkFor(third).payments().search()).paging).toMatchObject({ total: 1 }), {
    timeout: 15_000,
    interval: 200,
  })
})

test('started at the same time in an empty folder, they still agree', async () => {
  const directory = await emptyFolder()
  const started = await Promise.all(Array.from({ length: 4 }, () => openSandbox({ directory })))
  expect(new Set(started.map(({ url }) => url)).size).toBe(1)
  expect(new Set(started.map(({ accessToken }) => accessToken)).size).toBe(1)
  expect((await readdir(directory)).sort()).toEqual(['identity.json', 'port'])
})

test.each(['', '{"instance":', '{}', '[]'])('a damaged identity (%j) stops the start by its name', async (text) => {
  const directory = await emptyFolder()
  await writeFile(join(directory, 'identity.json'), text)
  await expect(openSandbox({ directory })).rejects.toThrow(join(directory, 'identity.json'))
})

test('a port that something else has is not taken for a sandbox', async () => {
  const other = createServer((_, response) => response.end('{}'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const directory = await emptyFolder()
  const options = { directory, siteOrigin: SITE, webhookUrl: SITE }
  await expect(startMercadoPagoSandbox({ ...options, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await writeFile(join(directory, 'port'), String(port))
  const sandbox = await openSandbox({ directory })
  expect(new URL(sandbox.url).port).not.toBe(String(port))
})

test.each([
  ['a form of another site', { origin: 'https://exemplo.com.br' }],
  ['a page without an origin', { origin: 'null' }],
])('403 for %s', async (_, headers) => {
  const { url } = await openSandbox()
  expect((await fetch(`${url}/clock/1`, { method: 'POST', headers })).status).toBe(403)
})
