import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE_NAME = 'identity.json'
const OWNER_ONLY = 0o600
const DAMAGED = 'o arquivo do provedor de testes está danificado; apague-o para criar outro'

/** The seller at this sandbox, and the secrets shared with the product. */
export interface Identity {
  /** Distinguishes this sandbox from others on the same machine. */
  readonly instance: string
  readonly accessToken: string
  readonly webhookSecret: string
  /** For browsers: names the seller, without proof. */
  readonly publicKey: string
  readonly collectorId: number
  readonly collectorEmail: string
  readonly applicationId: number
}

/**
 * The identity stored in the folder, made on first use. Processes that start together agree on one: the file appears
 * whole, as a link to a finished one, or not at all.
 */
export async function keepIdentity(directory: string): Promise<Identity> {
  await mkdir(directory, { recursive: true })
  const file = join(directory, FILE_NAME)
  const stored = await readFile(file, 'utf8').catch(unlessMissing)
  const place = await realpath(directory)
  if (stored !== null) return identityIn(stored, file, place)
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, JSON.stringify(newIdentity(), null, 2), { mode: OWNER_ONLY, flush: true })
  try {
    await link(aside, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
  return identityIn(await readFile(file, 'utf8'), file, place)
}

/**
 * A copy of the folder has the same secrets and is another sandbox: its place is part of the name.
 * @throws Error that names the file, for one that was cut short or edited
 */
function identityIn(text: string, file: string, place: string): Identity {
  try {
    // One of an earlier version has no public key yet.
    const identity: Identity = { publicKey: 'APP_USR-sandbox', ...JSON.parse(text) }
    if (identity.accessToken && identity.webhookSecret) {
      return { ...identity, instance: `${identity.instance} ${place}` }
    }
  } catch (cause) {
    throw new Error(`${file}: ${DAMAGED}`, { cause })
  }
  throw new Error(`${file}: ${DAMAGED}`)
}

/** The forms are the provider's: the tokens of test accounts start with APP_USR- too, its ids are numbers. */
function newIdentity(): Identity {
  const collectorId = randomInt(100_000_000, 999_999_999)
  const applicationId = randomInt(1_000_000_000, 9_999_999_999)
  return {
    instance: randomUUID(),
    accessToken: `APP_USR-${applicationId}-${randomBytes(16).toString('hex')}-${collectorId}`,
    publicKey: `APP_USR-${randomUUID()}`,
    webhookSecret: randomBytes(32).toString('hex'),
    collectorId,
    collectorEmail: `test_user_${collectorId}@testuser.com`,
    applicationId,
  }
}

export function unlessMissing(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null
  throw error
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
