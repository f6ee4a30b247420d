import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveKey } from '../../../src/platform/keys.ts'
import { signKey } from '../../../src/platform/storage/signing.ts'
import { exchange } from '../exchange.ts'
import { anyAddress, type World } from '../world.ts'

/** One step up, as it has been smuggled past checks. */
const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '..%5c..',
  '%e0%80%ae%e0%80%ae',
]
const SLASH = ['/', '%2f', '%252f', '%5c', '\\', '//', '/./', '%c0%af', '/%00/']

/** Beginnings from which one may try to climb. */
const ROOTS = [
  '/storage/v1/object/public/activities/thumbnails',
  '/storage/v1/object/sign/activities/activities',
  '/storage/v1/object/activities/activities',
  '/storage/v1/object/public',
  '/storage/v1/object',
  '/assets',
  '/assets/..',
  '',
]

/** Targets outside: another folder of the store, the data folder, the product, the machine. */
const GOALS = [
  'secret.pdf',
  'secret.txt',
  'app-secret',
  'package.json',
  'server/index.js',
  'etc/passwd',
  '.env',
  'activities/secret.pdf',
]

/** Contents of those files: none may ever be sent. */
const LEAKS = [/root:x:0:/, /"name": "atividario"/, /from ['"]node:(fs|http|crypto)/, /BEGIN (RSA|OPENSSH)/]

/**
 * Tries to leave the served folders, to read files without their grant and with another file's.
 * @param options.every takes each n-th path
 */
export async function attackPaths(
  world: World,
  { every }: { every: number },
): Promise<{ looked: number; faults: string[] }> {
  const word = `segredo-${randomBytes(8).toString('hex')}`
  await mkdir(join(world.directory, 'files/objects/activities/activities'), { recursive: true })
  for (const file of [
    'secret.txt',
    'files/secret.pdf',
    'files/objects/secret.pdf',
    'files/objects/activities/secret.pdf',
    'files/objects/activities/activities/secret.pdf',
  ]) {
    await writeFile(join(world.directory, file), word)
  }
  const faults: string[] = []
  let looked = 0
  const look = async (path: string) => {
    looked++
    const answer = await exchange(world.port, { method: 'GET', path, headers: { 'x-forwarded-for': anyAddress() } })
    if (answer.status >= 500) faults.push(`${path}: ${answer.status}`)
    if (answer.text.includes(word) || LEAKS.some((leak) => leak.test(answer.text)))
      faults.push(`${path} gave ${answer.text.slice(0, 60)}`)
  }
  let way = 0
  for (const root of ROOTS) {
    for (const goal of GOALS) {
      for (const [at, up] of UP.entries()) {
        // Every climb with every slash would be thousands: each combination is tried at one depth.
        for (const [depth, slash] of SLASH.entries()) {
          if (way++ % every === 0) await look(`${root}/${`${up}${slash}`.repeat(1 + ((at + depth) % 5))}${goal}`)
        }
      }
    }
  }

  const { premium, free } = world.sheets
  const expires = Date.now() + 60_000
  const grant = (key: string, until = expires) =>
    signKey(deriveKey(world.secret, 'file grants'), `activities/activities/${key}`, until)
  const sign = '/storage/v1/object/sign/activities/activities'
  const refused = [
    [premium.file, `expires=${expires}&signature=${grant(free.file)}`],
    [premium.file, `expires=${expires + 1}&signature=${grant(premium.file)}`],
    [premium.file, `expires=${expires}.0&signature=${grant(premium.file)}`],
    [premium.file, `expires=%20${expires}&signature=${grant(premium.file)}`],
    [premium.file, `expires=${expires}&signature=${grant(premium.file)}=`],
    [premium.file, `expires=${expires}&signature=${grant(premium.file).toUpperCase()}`],
    [premium.file, `expires=${expires}&expires=1&signature=${grant(premium.file)}`],
    [premium.file, `expires=1&signature=${grant(premium.file, 1)}`],
    [premium.file, `signature=${grant(premium.file)}`],
    [premium.file, ''],
    [premium.file.replace('folha', 'FOLHA'), `expires=${expires}&signature=${grant(premium.file)}`],
  ]
  for (const [name, query] of refused) {
    looked++
    const answer = await exchange(world.port, { method: 'GET', path: `${sign}/${name}?${query}` })
    if (![400, 403, 404].includes(answer.status)) faults.push(`${name}?${query}: ${answer.status}`)
  }
  const given = await exchange(world.port, {
    method: 'GET',
    path: `${sign}/${premium.file}?expires=${expires}&signature=${grant(premium.file)}`,
  })
  // Without this one, refusing everything would pass.
  if (given.status !== 200) faults.push(`a good grant: ${given.status}`)
  return { looked, faults }
}
