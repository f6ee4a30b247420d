import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '../../../../platform/errors.ts'
import { createTurns } from '../../../../platform/turns.ts'
import type { PdfFault, PdfVerdict } from './rules.ts'

/** Path of the thread's source, from the project's folder. The bundle does not contain it. */
export const PDF_WORKER_FILE = 'src/features/catalogue/upload/pdf/worker.ts'

/** Threads at once; further PDFs wait. */
const THREADS = 2
/** Memory of a thread's objects, in megabytes. */
const MEMORY_MB = 256
/** A thread that has not answered by then is ended, in ms. */
const TIME_LIMIT_MS = 30_000

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

export interface PdfCheckOptions {
  /** Path of worker.ts on the disk: from the project's folder, or absolute. */
  readonly file: string
  readonly timeLimitMs?: number
}

/**
 * Looks into PDFs in threads of their own: whatever a file does to its reader happens there, within limits of time and
 * memory, and ends with the thread.
 */
export function createPdfCheck({ file, timeLimitMs = TIME_LIMIT_MS }: PdfCheckOptions) {
  const inTurn = createTurns(THREADS)

  function ask(bytes: Uint8Array): Promise<PdfVerdict> {
    return new Promise((resolve) => {
      const worker = new Worker(absolute(file), {
        workerData: bytes,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        // What the reader has to say about the file is nobody's business.
        stdout: true,
        stderr: true,
      })
      const answer = (verdict: PdfVerdict) => {
        clearTimeout(timer)
        resolve(verdict)
        void worker.terminate()
      }
      const timer = setTimeout(() => answer({ fault: 'too_heavy' }), timeLimitMs)
      worker.once('message', answer)
      // Out of memory, mostly.
      worker.once('error', () => answer({ fault: 'too_heavy' }))
      worker.once('exit', () => answer({ fault: 'too_heavy' }))
    })
  }

  return {
    /**
     * Pages of a PDF that is safe to hand out.
     * @throws AppError upload_not_pdf, or one of the pdf_ codes: why it is not
     */
    async check(bytes: Uint8Array): Promise<number> {
      const verdict = await inTurn(() => ask(bytes))
      if ('fault' in verdict) throw new AppError(CODES[verdict.fault])
      return verdict.pages
    },
  }
}

export type PdfCheck = ReturnType<typeof createPdfCheck>
