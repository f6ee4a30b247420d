import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertSendable, type Mailer, type OutgoingMail } from './mailer.ts'

interface Mail extends OutgoingMail {
  readonly from: string
  /** ISO 8601, UTC. */
  readonly sentAt: string
}

/** A mailer that sends nothing: every mail becomes a file, for development, tests and the demo mode. */
export interface CaptureMailer extends Mailer {
  /** Every captured mail, newest first, those of other processes included. */
  captured(): Promise<Mail[]>
}

const FILE = /^\d{4}-[\w.-]+\.json$/
/** Digits that keep mails of the same millisecond in order. */
const SEQUENCE_DIGITS = 6

/** @param options.dir folder of the files, made on first use */
export function createCaptureMailer(options: { dir: string; from: string }): CaptureMailer {
  let sequence = 0

  return {
    async send(mail) {
      assertSendable(mail)
      const { id, to, subject, text, html } = mail
      const sentAt = new Date().toISOString()
      sequence += 1
      const order = String(sequence).padStart(SEQUENCE_DIGITS, '0')
      const name = `${sentAt.replaceAll(':', '-')}-${order}-${randomUUID()}`
      const captured: Mail = { id, from: options.from, to, subject, text, html, sentAt }
      await mkdir(options.dir, { recursive: true })
      // Under a name the listing ignores until it is whole.
      const aside = join(options.dir, `.${name}`)
      try {
        await writeFile(aside, `${JSON.stringify(captured, null, 2)}\n`)
        await rename(aside, join(options.dir, `${name}.json`))
      } finally {
        await rm(aside, { force: true })
      }
    },

    async captured() {
      await mkdir(options.dir, { recursive: true })
      const names = (await readdir(options.dir))
        .filter((name) => FILE.test(name))
        .sort()
        .reverse()
      return Promise.all(
        names.map(async (name): Promise<Mail> => JSON.parse(await readFile(join(options.dir, name), 'utf8'))),
      )
    },
  }
}
