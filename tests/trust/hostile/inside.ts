import { hostname } from 'node:os'
import fc from 'fast-check'
import type { ProbeRequest } from '../../../src/features/payments/diagnostic/reach/schema.ts'
import { createReach } from '../../../src/features/payments/diagnostic/reach/service.server.ts'
import { REACH_TEXTS } from '../../../src/features/payments/diagnostic/reach/texts.ts'

const GET: ProbeRequest = { method: 'GET', headers: {}, body: null }

/** Networks closed to outsiders: first address and bits. */
const NETWORKS: readonly (readonly [readonly [number, number, number, number], number])[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[224, 0, 0, 0], 4],
  [[240, 0, 0, 0], 4],
]

const insideNumber = fc.constantFrom(...NETWORKS).chain(([[a, b, c, d], bits]) => {
  const first = ((a * 256 + b) * 256 + c) * 256 + d
  return fc.nat({ max: 2 ** (32 - bits) - 1 }).map((offset) => first + offset)
})

const parts = (address: number) => [address >>> 24, (address >>> 16) & 255, (address >>> 8) & 255, address & 255]
const hex = (value: number) => value.toString(16)
const octal = (value: number) => `0${value.toString(8)}`

/** Spellings of an IPv4 address that a browser, a resolver or a library accepts. */
const SPELLINGS: readonly ((address: number) => string)[] = [
  (address) => parts(address).join('.'),
  (address) => String(address),
  (address) => `0x${hex(address)}`,
  (address) => octal(address),
  (address) => parts(address).map(octal).join('.'),
  (address) =>
    parts(address)
      .map((part) => `0x${hex(part)}`)
      .join('.'),
  (address) => `${address >>> 24}.${address & 0xffffff}`,
  (address) => `${address >>> 24}.${(address >>> 16) & 255}.${address & 0xffff}`,
  (address) => `${parts(address).join('.')}.`,
  (address) => parts(address).join('%2e'),
  (address) => parts(address).join('。'),
  (address) => `[::ffff:${parts(address).join('.')}]`,
  (address) => `[::${parts(address).join('.')}]`,
  (address) => `[64:ff9b::${parts(address).join('.')}]`,
  (address) => `[2002:${hex(address >>> 16)}:${hex(address & 0xffff)}::1]`,
]

/** Names and addresses of this machine and its network that are no IPv4 address. */
const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  hostname(),
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:7f00:1]',
]

/**
 * Asks the part of the product that sends requests to chosen addresses for every internal address, in every spelling:
 * none may be tried.
 * @returns the number of addresses
 */
export async function attackInside({ seed, runs }: { seed: number; runs: number }): Promise<number> {
  const reach = createReach({ own: null, allowInternal: false })
  const refusals: readonly string[] = [REACH_TEXTS.forbidden, REACH_TEXTS.malformed]
  const refused = async (url: string) => {
    const outcome = await reach(url, GET)
    // An unknown name is safe too.
    const safe =
      outcome.kind === 'failure' && (refusals.includes(outcome.error) || /não foi encontrado/.test(outcome.error))
    if (!safe) throw new Error(`${url}: ${outcome.kind === 'failure' ? outcome.error : outcome.status}`)
  }
  for (const name of NAMES) await refused(`http://${name}:5432/`)
  await fc.assert(
    fc.asyncProperty(
      insideNumber,
      fc.constantFrom(...SPELLINGS),
      fc.constantFrom('http', 'https', 'HTTP'),
      async (address, spell, scheme) => {
        await refused(`${scheme}://${spell(address)}/latest/meta-data/`)
      },
    ),
    { seed, numRuns: runs },
  )
  return NAMES.length + runs
}
