import { spawn } from 'node:child_process'
import { resolve as absolute } from 'node:path'
import { createTurns } from '../../../../platform/turns.ts'
import { AppError, type ErrorCode } from '../../../../product/errors.ts'
import type { PdfFault } from '../pdf/rules.ts'
import type { Thumbnail } from '../picture/service.server.ts'
import { kindOf } from '../rules.ts'
import { type CheckKind, parseReply, type Reply } from './rules.ts'

/** Path of the program that looks into files, from the project's folder. The bundle does not contain it. */
export const CHECK_WORKER_FILE = 'src/features/catalogue/upload/checks/worker.ts'

/** Memory of its JavaScript objects, and all the memory it may write to (MB): pictures and streams are outside V8's heap. */
const HEAP_MB = 256
const DATA_MB = 900
/**
 * Limits its memory, then becomes the program it is given. Some systems know no such limit; Linux does, and without it a
 * file is not looked into.
 */
const LIMITED = `ulimit -d ${DATA_MB * 1024} 2>/dev/null
[ "$(uname)" = Linux ] && { [ "$(ulimit -d)" -le ${DATA_MB * 1024} ] 2>/dev/null || exit 97; }
exec "$@"`
const NO_LIMIT = 97
/** A process that has not answered by then is ended (ms). */
const TIME_LIMIT_MS = 30_000
/** The longest answer: a rewritten PDF may be larger than the original (bytes). */
const REPLY_BYTES_MAX = 32 * 1024 * 1024

const CODES: Record<PdfFault, ErrorCode> = {
  not_pdf: 'upload_not_pdf',
  encrypted: 'pdf_encrypted',
  scripts: 'pdf_scripts',
  actions: 'pdf_actions',
  attachments: 'pdf_attachments',
  forms: 'pdf_forms',
  mixed: 'pdf_mixed',
  too_many_pages: 'pdf_too_many_pages',
  too_heavy: 'pdf_too_heavy',
}

const TOO_HEAVY: Record<CheckKind, ErrorCode> = { pdf: 'pdf_too_heavy', picture: 'image_too_heavy' }

export interface FileChecksOptions {
  /** Path of worker.ts on the disk: from the project's folder, or absolute. */
  readonly file: string
  readonly timeLimitMs?: number
}

/**
 * Checks files in a separate process, one at a time: a hostile file affects only that process, within limits of time
 * and memory that the system enforces, without our settings in its environment.
 */
export function createFileChecks({ file, timeLimitMs = TIME_LIMIT_MS }: FileChecksOptions) {
  const inTurn = createTurns(1)

  /** null when the process ended, or was ended, without an answer. */
  function ask(kind: CheckKind, bytes: Uint8Array): Promise<Reply | null> {
    return new Promise((resolve, reject) => {
      const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, absolute(file), kind]
      const limited = ['-c', LIMITED, 'sh', ...node]
      const [program = '', ...given] = process.platform === 'win32' ? node : ['/bin/sh', ...limited]
      const child = spawn(program, given, {
        // Keeps our secrets and settings out of the process.
        env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: timeLimitMs,
        killSignal: 'SIGKILL',
      })
      const chunks: Buffer[] = []
      let size = 0
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= REPLY_BYTES_MAX) chunks.push(chunk)
        else child.kill('SIGKILL')
      })
      child.once('error', () => resolve(null))
      child.once('close', (code) => {
        if (code === NO_LIMIT) reject(new Error('the system refuses a limit of memory (ulimit -d)'))
        else resolve(code === 0 ? parseReply(Buffer.concat(chunks)) : null)
      })
      // A process that ended does not read what is left.
      child.stdin.on('error', () => {})
      child.stdin.end(bytes)
    })
  }

  async function check(kind: CheckKind, bytes: Uint8Array): Promise<Reply> {
    const reply = await inTurn(() => ask(kind, bytes))
    if (!reply) throw new AppError(TOO_HEAVY[kind])
    if ('fault' in reply) throw new AppError(CODES[reply.fault])
    if ('refused' in reply) throw new AppError(reply.refused)
    return reply
  }

  return {
    /**
     * A PDF that is safe to hand out: rewritten with the content its reader understood.
     * @throws AppError upload_not_pdf, or one of the pdf_ codes with the reason
     */
    async pdf(bytes: Uint8Array): Promise<{ pages: number; bytes: Uint8Array }> {
      if (kindOf(bytes) !== 'pdf') throw new AppError('upload_not_pdf')
      const reply = await check('pdf', bytes)
      if (!('pages' in reply)) throw new AppError('upload_not_pdf')
      return reply
    },

    /**
     * The thumbnails of a picture.
     * @throws AppError upload_not_image, image_too_heavy
     */
    async thumbnails(bytes: Uint8Array): Promise<readonly Thumbnail[]> {
      const kind = kindOf(bytes)
      if (kind === null || kind === 'pdf') throw new AppError('upload_not_image')
      const reply = await check('picture', bytes)
      if (!('thumbnails' in reply)) throw new AppError('upload_not_image')
      return reply.thumbnails
    },
  }
}

export type FileChecks = ReturnType<typeof createFileChecks>
