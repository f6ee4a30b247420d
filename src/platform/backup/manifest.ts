import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './error.ts'

/** Changes when an older program could not read what a newer one wrote. */
const FORMAT = 1

const FILE = 'manifest.json'
const OWNER_ONLY = 0o600

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const MANIFEST = z.strictObject({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Version of the copied server. */
  postgres: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  /** In the order in which they can be written: referred ones first. */
  tables: z.array(
    z.strictObject({
      name,
      columns: z.array(name).min(1),
      rows: count,
      /** Of the rows as text, not compressed, in the order of the primary key. */
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Jobs that waited or ran. */
  jobs: z.strictObject({ count, sha256 }),
  /** Objects of the store; `sha256` is that of the list of them. */
  files: z.strictObject({ count, bytes: count, sha256 }),
  /** Files that rows name and the store did not have. */
  missingFiles: z.array(z.string()),
})

/** Contents of a backup. Written last: a folder without it is an incomplete backup. */
export type Manifest = z.infer<typeof MANIFEST>

export function newManifest(parts: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...parts }
}

/** Puts the manifest there whole, once its bytes are on the disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const place = join(folder, FILE)
  const file = await open(`${place}.part`, 'w', OWNER_ONLY)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${place}.part`, place)
}

/**
 * @throws BackupError if it is missing (an incomplete backup, or no backup), or has a format this program does not read
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} não é uma cópia completa: falta ${FILE}, que é gravado por último`, { cause })
  })
  const parsed = MANIFEST.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new BackupError(`${join(folder, FILE)} não é o de uma cópia que este programa lê`, { cause: parsed.error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Hands bytes on and remembers their SHA-256, their number and how many lines they were. */
export function measure() {
  const hash = createHash('sha256')
  const seen = { bytes: 0, lines: 0 }
  return {
    async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        hash.update(chunk)
        seen.bytes += chunk.byteLength
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) seen.lines += 1
        yield chunk
      }
    },
    /** Once, at the end. */
    result: () => ({ ...seen, sha256: hash.digest('hex') }),
  }
}

/** Reads a source to its end for its measures alone. */
export async function measured(source: AsyncIterable<Uint8Array>) {
  const measures = measure()
  for await (const _ of measures.through(source));
  return measures.result()
}
