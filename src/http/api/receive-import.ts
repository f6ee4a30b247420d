/** Writes the files of an import to a separate folder while they arrive. */
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileSource, NO_FILES, openFolder, openZip } from '../../features/imports/files/service.server.ts'
import { IMPORT_FILES_MAX, IMPORT_MB } from '../../features/imports/rules.ts'
import { AppError } from '../../product/errors.ts'
import { discard, readMultipart } from './multipart.ts'

const BODY_BYTES_MAX = IMPORT_MB * 1024 * 1024

/** Of the product alone: the folder for scratch files is shared with other programs, and old ones are swept. */
const FOLDER_PREFIX = 'atividario-import-'
/** No import takes that long (ms). */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000

/** Received files, in a separate folder that is removed afterwards. */
export interface Received {
  readonly folder: string
  table: string | null
  zip: string | null
  /** Original names of loose files, by the names they are stored under. */
  readonly loose: Map<string, string>
}

async function receive(request: Request, received: Received): Promise<Map<string, string>> {
  let number = 0
  const store = async (stream: Readable, folder: string) => {
    // Our own names: a sender's file name does not affect the path.
    const name = `${number++}`
    await pipeline(stream, createWriteStream(join(folder, name), { flags: 'wx' }))
    return name
  }
  const looseFolder = join(received.folder, 'loose')
  await mkdir(looseFolder)
  return readMultipart(request, {
    files: IMPORT_FILES_MAX,
    fileBytes: BODY_BYTES_MAX,
    totalBytes: BODY_BYTES_MAX,
    async onFile({ field, name, stream }) {
      if (field === 'table' && received.table === null) {
        received.table = join(received.folder, await store(stream, received.folder))
      } else if (field === 'zip' && received.zip === null) {
        received.zip = join(received.folder, await store(stream, received.folder))
      } else if (field === 'files') {
        received.loose.set(
          await store(stream, looseFolder),
          name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1),
        )
      } else discard(stream)
    },
  })
}

/** Removes what imports left behind whose process was killed. */
async function sweep(): Promise<void> {
  const old = Date.now() - LEFT_BEHIND_MS
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    const folder = join(tmpdir(), name)
    const facts = await stat(folder).catch(() => null)
    if (facts && facts.mtimeMs < old) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/** A new folder for one import. The caller removes it. */
export async function openReceived(): Promise<Received> {
  await sweep()
  return { folder: await mkdtemp(join(tmpdir(), FOLDER_PREFIX)), table: null, zip: null, loose: new Map() }
}

export async function filesOf({ folder, zip, loose }: Received): Promise<FileSource> {
  if (zip !== null) return openZip(zip)
  return loose.size > 0 ? openFolder(join(folder, 'loose'), loose) : NO_FILES
}

/** @throws AppError invalid_input, body_too_large */
export async function orderOf(request: Request, received: Received): Promise<{ table: string; dryRun: boolean }> {
  const mode = (await receive(request, received)).get('mode')
  if (received.table === null || (mode !== 'check' && mode !== 'run')) throw new AppError('invalid_input')
  return { table: received.table, dryRun: mode === 'check' }
}
