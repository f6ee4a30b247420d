import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { REACH_TEXTS } from '../../../src/features/payments/diagnostic/reach/texts.ts'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'
import { ORIGIN } from './settings.ts'

/** Answer of an internal listener. */
const BAIT = 'bait-of-the-network-inside'

/** Addresses of this machine, its network and the machines' own metadata, by number, by name and through the site. */
const addresses = (port: number, own: number): readonly string[] => [
  `http://127.0.0.1:${port}/`,
  `http://127.1:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f.0.0.1:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://localhost:${port}/`,
  `http://localhost.:${port}/`,
  `http://${hostname()}:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[64:ff9b::7f00:1]:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://100.100.100.200/latest/meta-data/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://[fe80::1]/',
  `http://127.0.0.1:${own}/metrics`,
  `https://user@127.0.0.1:${port}/`,
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
]

/** Paths of the site that, badly read, name another machine. */
const bent = (port: number): readonly string[] => [
  `${ORIGIN}//127.0.0.1:${port}/`,
  `${ORIGIN}///127.0.0.1:${port}/`,
  `${ORIGIN}/\\\\127.0.0.1:${port}/`,
  `${ORIGIN}//localhost:${port}/`,
  `${ORIGIN}//x@127.0.0.1:${port}/`,
]

const TOOLS = [
  ['/functions/v1/admin/webhook-test', (url: string) => ({ kind: 'connection', url })],
  ['/functions/v1/admin/webhook-test', (url: string) => ({ kind: 'simulation', url })],
  ['/functions/v1/admin/webhook-test', (url: string) => ({ kind: 'custom', url, payload: '{}' })],
  ['/functions/v1/admin/webhook-diagnostic', (url: string) => ({ url })],
] as const

/** Lets an administrator's tools request internal addresses: none of them may be reached. */
export async function attackInsideByEndpoint(world: World) {
  let knocks = 0
  const listener = createServer((_, response) => {
    knocks++
    response.end(BAIT)
  })
  await new Promise<void>((done) => listener.listen(0, done))
  const { port } = listener.address() as AddressInfo
  const faults: string[] = []
  let looked = 0

  async function use(url: string, allowed: (text: string) => boolean) {
    const admin = await world.person('admin')
    for (const [path, body] of TOOLS) {
      looked++
      const headers = { cookie: admin.cookie, 'content-type': 'application/json', 'x-forwarded-for': anyAddress() }
      const answer = await exchange(world.port, { method: 'POST', path, headers, body: JSON.stringify(body(url)) })
      if (answer.status !== 200) faults.push(`${url}: ${answer.status} ${answer.text.slice(0, 200)}`)
      else if (answer.text.includes(BAIT) || !allowed(answer.text)) faults.push(`${url}: ${answer.text.slice(0, 400)}`)
    }
  }
  const refused = (text: string) =>
    text.includes(REACH_TEXTS.forbidden) || text.includes(REACH_TEXTS.malformed) || /não foi encontrado/.test(text)
  for (const url of addresses(port, world.port)) await use(url, refused)
  for (const url of bent(port)) await use(url, () => true)
  // The only allowed internal address is the site itself; its redirects are not followed.
  await use(`${ORIGIN}/categories/matematica`, (text) => /"status":(301|405)/.test(text))
  if (knocks > 0) faults.push(`${knocks} requests reached the network inside`)
  await new Promise((done) => listener.close(done))
  return { looked, faults }
}
