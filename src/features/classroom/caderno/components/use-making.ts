import { startTransition, useRef, useState } from 'react'
import { dateKey } from '../../../../platform/time.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { type BookletParts, fits } from '../../../downloads/booklets/rules.ts'
import type { BookletReply } from '../../../downloads/booklets/schema.ts'
import { CallFailure, downloadCalls } from '../../../downloads/components/download-calls.ts'
import { downloadFileName } from '../../../downloads/rules.ts'
import { today } from '../../../downloads/today/components/day-note.tsx'
import { MOST_BOOKLET_PAGES } from '../plan.rules.ts'
import { MAKING } from '../texts.ts'
import { bookletCost, registerBooklet } from './booklet-calls.ts'
import type { BookletOrder, LeftOut } from './booklet-messages.ts'
import { type BookletPlan, bookletOrder, isUploaded } from './booklet-plan.ts'
import { BookletError, type BookletThread, startBooklet } from './booklet-thread.ts'
import { grantedFiles } from './granted-files.ts'

/** A finished booklet. */
export interface Finished {
  readonly file: File
  readonly answers: File | null
  readonly papers: number
  readonly isZip: boolean
  readonly copies: number
  /** Sheets whose files could not go in. */
  readonly leftOut: readonly ExcludedFile[]
}

/** An uploaded file beside the booklet; null if it is gone. */
export interface ExcludedFile {
  readonly title: string
  readonly why: LeftOut['why']
  readonly file: File | null
}

export type Making =
  | { readonly step: 'idle' }
  | {
      readonly step: 'making'
      /** Null before the first drawing. */
      readonly thread: BookletThread | null
      /** On the copies, in their order. */
      readonly names: readonly string[]
    }
  | {
      readonly step: 'limit'
      readonly counted: number
      /** Sheets of the booklet. */
      readonly all: number
      readonly left: number
      /** Sheets that fit: those of the day again, and as many new ones as are left. */
      readonly fitting: readonly string[]
    }
  | { readonly step: 'premium'; readonly ids: readonly string[] }
  | { readonly step: 'ready'; readonly finished: Finished }

const PDF = 'application/pdf'

/** The words for a booklet that was not made; its uploaded files are granted before it is made. */
function wordsFor(why: BookletError['why'], isGranted: boolean) {
  if (why === 'cancelled') return isGranted ? MAKING.cancelledAfter : MAKING.cancelled
  if (why === 'unreadable') return MAKING.unreadable
  if (why === 'too_long') return MAKING.tooLong(MOST_BOOKLET_PAGES)
  if (why === 'unreachable') return isGranted ? MAKING.unreachableAfter : MAKING.unreachable
  return isGranted ? MAKING.brokenAfter : MAKING.broken
}

/** The sheets as they count: of created ones no more than their kinds. */
const partsOf = ({ ready }: BookletPlan): BookletParts => ({
  activityIds: ready.flatMap(({ sheet, created }) => (created ? [] : [sheet.id])),
  creations: ready.flatMap(({ sheet, created }) => (created ? [{ id: sheet.id, kind: created.kind.id }] : [])),
})

function fittingOf({ ready }: BookletPlan, newIds: readonly string[], left: number): string[] {
  const ids = ready.map(({ sheet }) => sheet.id)
  const fresh = ids.filter((id) => newIds.includes(id)).slice(0, left)
  return ids.filter((id) => fresh.includes(id) || !newIds.includes(id))
}

/** Rejects once the person cancels. */
function cancelled(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(new BookletError('cancelled')))
  promise.catch(() => undefined)
  return promise
}

/**
 * Makes a booklet in this browser and counts it once it is made (rule: booklets). Uploaded files are private: with one of
 * them it is counted before, and making it again on the same day costs nothing. What it costs is known before; a booklet
 * of drawn sheets that fails or is cancelled is not counted.
 */
export function useMaking(userId: string | null) {
  const [making, setMaking] = useState<Making>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  /** The same booklet that is made again is the same event. */
  const bookletId = useRef<string>(crypto.randomUUID())

  async function make(plan: BookletPlan): Promise<void> {
    if (userId === null || running.current) return
    const stop = new AbortController()
    running.current = stop
    // A dialog takes a slow phone many frames to draw: in parts, so that the press does not hold the page.
    startTransition(() => setMaking({ step: 'making', thread: null, names: [] }))
    let isGranted = false
    try {
      const next = await made(plan, userId, stop.signal, () => {
        isGranted = true
      })
      setMaking(next)
    } catch (error) {
      const why =
        error instanceof BookletError ? error.why : error instanceof CallFailure ? 'unreachable' : 'undrawable'
      showToast({ kind: why === 'cancelled' ? 'info' : 'error', ...wordsFor(why, isGranted) })
      setMaking({ step: 'idle' })
    } finally {
      running.current = null
    }
  }

  async function made(plan: BookletPlan, user: string, signal: AbortSignal, onGrant: () => void): Promise<Making> {
    const off = cancelled(signal)
    const parts = partsOf(plan)
    const all = plan.ready.length
    const cost = await Promise.race([bookletCost(user, parts), off])
    if (cost && cost.premium_ids.length > 0) return { step: 'premium', ids: cost.premium_ids }
    const left = cost?.remaining_downloads ?? null
    if (cost && left !== null && !fits({ counted: cost.counted, left })) {
      return { step: 'limit', counted: cost.counted, all, left, fitting: fittingOf(plan, cost.new_ids, left) }
    }
    const hasFiles = plan.ready.some(isUploaded)
    const drawn = hasFiles ? null : await draw(plan, new Map(), signal)
    const reply = await registerBooklet(user, bookletId.current, parts)
    if (!reply) {
      showToast({ kind: 'error', ...(hasFiles ? MAKING.unreachable : MAKING.unanswered) })
      return { step: 'idle' }
    }
    today.counted(user, { ...reply, url: null })
    if (!reply.success)
      return { step: 'limit', counted: reply.counted, all, left: reply.remaining_downloads ?? 0, fitting: [] }
    onGrant()
    const finished = drawn ?? (await filled(plan, user, reply, signal, off))
    bookletId.current = crypto.randomUUID()
    return { step: 'ready', finished }
  }

  async function filled(
    plan: BookletPlan,
    user: string,
    reply: BookletReply,
    signal: AbortSignal,
    off: Promise<never>,
  ): Promise<Finished> {
    const fetching = grantedFiles(downloadCalls(), user, reply.files, () => signal.aborted)
    return draw(plan, await Promise.race([fetching, off]), signal)
  }

  async function draw(plan: BookletPlan, files: BookletOrder['files'], signal: AbortSignal): Promise<Finished> {
    signal.throwIfAborted()
    const order = bookletOrder(plan, files)
    const thread = startBooklet(order)
    signal.addEventListener('abort', thread.cancel)
    setMaking({ step: 'making', thread, names: order.copies.map(({ name }) => name) })
    const { file, answers, papers, isZip, leftOut } = await thread.made
    const day = dateKey(new Date())
    return {
      file: isZip
        ? new File([file], `caderno-${day}.zip`, { type: 'application/zip' })
        : new File([file], `caderno-${day}.pdf`, { type: PDF }),
      answers: answers && new File([answers], `caderno-${day}-respostas.pdf`, { type: PDF }),
      papers,
      isZip,
      copies: plan.copies.length,
      leftOut: leftOut.map(({ id, why }) => {
        const title = plan.ready.find(({ sheet }) => sheet.id === id)?.sheet.title ?? ''
        const alone = files.get(id)
        const name = downloadFileName(title, 'arquivo.pdf')
        return { title, why, file: alone ? new File([alone], name, { type: PDF }) : null }
      }),
    }
  }

  return {
    making,
    make,
    cancel: () => running.current?.abort(new BookletError('cancelled')),
    close: () => setMaking({ step: 'idle' }),
  }
}
