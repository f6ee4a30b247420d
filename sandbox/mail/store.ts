import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface CaughtMail {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly receivedAt: string
  readonly from: string
  /** Recipients of the envelope; headers may differ. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names and sizes (bytes) of its files. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

export type MailStore = ReturnType<typeof createMailStore>

const FILE = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)-\d{6}-[\da-f-]{36}\.eml$/
/** Rights of the folder. */
const OWNER_ONLY_FOLDER = 0o700
/** Digits that keep mails of the same millisecond in order. */
const SEQUENCE_DIGITS = 6
/** The header that remembers the recipients of the transport. */
const RECIPIENT = 'Delivered-To'

/** Mails as files, as they came; several processes may share the folder. */
export function createMailStore(dir: string) {
  let sequence = 0

  async function read(id: string): Promise<CaughtMail | null> {
    const time = FILE.exec(id)?.[1]
    if (time === undefined) return null
    const raw = await readFile(join(dir, id)).catch(() => null)
    if (!raw) return null
    const mail = await PostalMime.parse(raw)
    const headers = mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value }))
    return {
      id,
      receivedAt: time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
      from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
      to: headers.filter(({ name }) => name === RECIPIENT).map(({ value }) => value),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
      html: mail.html ?? '',
      files: mail.attachments.map(({ filename, content }) => ({
        name: filename ?? '',
        bytes: typeof content === 'string' ? content.length : content.byteLength,
      })),
      headers,
    }
  }

  /** The folder is for its owner alone: mails hold links that change passwords. */
  async function ready(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: OWNER_ONLY_FOLDER })
    await chmod(dir, OWNER_ONLY_FOLDER)
  }

  const names = async () => {
    await ready()
    return (await readdir(dir)).filter((name) => FILE.test(name)).sort()
  }

  return {
    async add(raw: Buffer, recipients: readonly string[]): Promise<void> {
      sequence += 1
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${String(sequence).padStart(SEQUENCE_DIGITS, '0')}-${randomUUID()}.eml`
      const envelope = recipients.map((address) => `${RECIPIENT}: ${address}\r\n`).join('')
      await ready()
      // Under a name the listing ignores until it is whole.
      const aside = join(dir, `.${name}`)
      await writeFile(aside, Buffer.concat([Buffer.from(envelope), raw]))
      await rename(aside, join(dir, name))
    },

    /** Newest first. */
    async list(): Promise<CaughtMail[]> {
      const mails = await Promise.all((await names()).reverse().map(read))
      return mails.filter((mail) => mail !== null)
    },

    /** One mail, or null. */
    read,

    async clear(): Promise<void> {
      await Promise.all((await names()).map((name) => rm(join(dir, name), { force: true })))
    },
  }
}
