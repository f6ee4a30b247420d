import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_SECRET_MIN_LENGTH } from './config-settings.ts'

const FILE_NAME = 'app-secret'
const OWNER_ONLY = 0o600
const SECRET_BYTES = 32

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    // The system's own words name no file when what is there is a folder.
    throw new Error(`${path}: o segredo não pode ser lido; apague o que está ali para criar outro`, { cause: error })
  }
}

/**
 * The secret stored under the data folder, made on first use: for every mode that runs without `APP_SECRET`.
 * Processes that start together agree on one: the file appears whole (a hard link to a finished one) or not at all.
 * @throws when the folder cannot be written, or the file is not what this function wrote
 */
export async function ensureSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, FILE_NAME)
  if ((await readSecret(path)) === null) {
    const aside = `${path}.${randomUUID()}`
    try {
      await writeFile(aside, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: OWNER_ONLY, flush: true })
      await link(aside, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
    } finally {
      await rm(aside, { force: true })
    }
  }
  await chmod(path, OWNER_ONLY)
  const secret = await readSecret(path)
  if (secret === null || secret.length < APP_SECRET_MIN_LENGTH) {
    throw new Error(`${path}: o segredo guardado está incompleto; apague o arquivo para criar outro`)
  }
  return secret
}
