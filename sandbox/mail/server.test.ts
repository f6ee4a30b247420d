import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailSandbox } from './server.ts'
import type { CaughtMail } from './store.ts'

let dir: string
let sandbox: Awaited<ReturnType<typeof startMailSandbox>>
const send = (mail: object) =>
  createTransport({ url: sandbox.smtpUrl }).sendMail({ from: 'Site <site@localhost>', ...mail })
const listed = async (query = ''): Promise<CaughtMail[]> =>
  (await fetch(`${sandbox.url}/mails.json${query}`)).json() as Promise<CaughtMail[]>
const pageOf = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()

/** fetch always sends the true Host. */
const statusAs = (headers: Record<string, string>, path = '/', method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${sandbox.url}${path}`, { method, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-sandbox-'))
  sandbox = await startMailSandbox({ dir: join(dir, 'mail'), port: { from: 40_125 } })
})
afterAll(async () => {
  await sandbox.stop()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  await fetch(`${sandbox.url}/clear`, { method: 'POST' })
})

describe('the mail sandbox', () => {
  test('keeps what it is given, accents included, newest first', async () => {
    await send({ to: 'ana@exemplo.com.br', subject: 'Confirmação', text: 'Olá!', html: '<p>Olá!</p>' })
    await send({ to: 'rui@exemplo.com.br', subject: 'Segunda', text: 'Oi', bcc: 'oculta@exemplo.com.br' })
    const mails = await listed()
    expect(mails.map(({ subject }) => subject)).toEqual(['Segunda', 'Confirmação'])
    expect(mails[0]?.to).toEqual(['rui@exemplo.com.br', 'oculta@exemplo.com.br'])
    expect(mails[1]).toMatchObject({ from: 'Site <site@localhost>', text: 'Olá!', html: '<p>Olá!</p>\n' })
    expect(Date.parse(mails[1]?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await listed('?to=ana@exemplo.com.br')).toHaveLength(1)
    expect(await listed('?to=ninguem@exemplo.com.br')).toEqual([])
  })

  test('shows a list and each mail, with nothing in it run', async () => {
    const subject = '<script>alert(1)</script> "oi"'
    await send({
      to: 'ana@exemplo.com.br',
      subject,
      text: '<b>texto</b>',
      html: '<script>alert(2)</script><p>corpo</p>',
    })
    const id = (await listed())[0]?.id
    expect(await pageOf('/')).toContain('&lt;script&gt;alert(1)')
    expect(await pageOf('/')).not.toContain('<script>')
    const page = await pageOf(`/mails/${id}`)
    expect(page).toContain('&lt;b&gt;texto')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    const inner = await fetch(`${sandbox.url}/mails/${id}/html`)
    expect(inner.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  test.each(['/mails/nada', '/mails/..%2F..%2Fetc%2Fpasswd', '/outra', '/mails/x/html'])(
    '%s is a 404',
    async (path) => {
      expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404)
    },
  )

  test('answers nobody who knows it by another name, and empties itself for no other site', async () => {
    await send({ to: 'ana@exemplo.com.br', subject: 'Fica', text: '.' })
    expect(await statusAs({ host: 'evil.example' })).toBe(421)
    expect(await statusAs({ origin: 'https://evil.example' }, '/clear', 'POST')).toBe(403)
    expect(await statusAs({ origin: 'null' }, '/clear', 'POST')).toBe(403)
    expect(await listed()).toHaveLength(1)
  })

  test('takes the next port when its own is taken, but not a port that was chosen', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const second = await startMailSandbox({ dir, port: { from: taken } })
    expect(new URL(second.url).port).not.toBe(String(taken))
    await second.stop()
    await expect(startMailSandbox({ dir, port: { exactly: taken } })).rejects.toThrow(
      `MAIL_SANDBOX_PORT: a porta ${taken} já está em uso`,
    )
    other.close()
  })
})
