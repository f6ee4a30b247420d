import { useRef, useState } from 'react'
import { dateKey } from '../../../../platform/time.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { fits } from '../../../downloads/booklets/rules.ts'
import { today } from '../../../downloads/today/components/day-note.tsx'
import { MAKING } from '../texts.ts'
import { bookletCost, registerBooklet } from './booklet-calls.ts'
import { type BookletPlan, bookletOrder } from './booklet-plan.ts'
import { BookletError, type BookletThread, startBooklet } from './booklet-thread.ts'

/** A finished booklet. */
export interface Finished {
  readonly file: File
  readonly answers: File | null
  readonly papers: number
  readonly isZip: boolean
  readonly copies: number
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
  | { readonly step: 'limit'; readonly counted: number; readonly left: number }
  | { readonly step: 'premium'; readonly ids: readonly string[] }
  | { readonly step: 'ready'; readonly finished: Finished }

const PDF = 'application/pdf'

/**
 * Makes a booklet in this browser and counts it once it is made (rule: booklets). What it costs is known before; a booklet
 * that fails or is cancelled is not counted.
 */
export function useMaking(userId: string | null) {
  const [making, setMaking] = useState<Making>({ step: 'idle' })
  const cancelling = useRef<(() => void) | null>(null)
  /** The same booklet that is made again is the same event. */
  const bookletId = useRef<string>(crypto.randomUUID())

  async function make(plan: BookletPlan): Promise<void> {
    if (userId === null || making.step === 'making') return
    const ids = plan.ready.map(({ sheet }) => sheet.id)
    setMaking({ step: 'making', thread: null, names: [] })
    const cost = await bookletCost(userId, ids)
    if (cost && cost.premium_ids.length > 0) return setMaking({ step: 'premium', ids: cost.premium_ids })
    const left = cost?.remaining_downloads ?? null
    if (cost && left !== null && !fits({ counted: cost.counted, left })) {
      return setMaking({ step: 'limit', counted: cost.counted, left })
    }
    try {
      const finished = await draw(plan)
      const reply = await registerBooklet(userId, bookletId.current, ids)
      if (!reply) {
        showToast({ kind: 'error', ...MAKING.unanswered })
        return setMaking({ step: 'idle' })
      }
      today.counted(userId, { ...reply, url: null })
      if (!reply.success) {
        return setMaking({ step: 'limit', counted: reply.counted, left: reply.remaining_downloads ?? 0 })
      }
      bookletId.current = crypto.randomUUID()
      setMaking({ step: 'ready', finished })
    } catch (error) {
      const why = error instanceof BookletError ? error.why : 'undrawable'
      if (why === 'cancelled') showToast({ kind: 'info', ...MAKING.cancelled })
      else showToast({ kind: 'error', ...(why === 'unreachable' ? MAKING.unreachable : MAKING.broken) })
      setMaking({ step: 'idle' })
    }
  }

  async function draw(plan: BookletPlan): Promise<Finished> {
    const order = bookletOrder(plan)
    const thread = startBooklet(order)
    setMaking({ step: 'making', thread, names: order.copies.map(({ name }) => name) })
    cancelling.current = thread.cancel
    const { file, answers, papers, isZip } = await thread.made
    const day = dateKey(new Date())
    return {
      file: isZip
        ? new File([file], `caderno-${day}.zip`, { type: 'application/zip' })
        : new File([file], `caderno-${day}.pdf`, { type: PDF }),
      answers: answers && new File([answers], `caderno-${day}-respostas.pdf`, { type: PDF }),
      papers,
      isZip,
      copies: plan.copies.length,
    }
  }

  return {
    making,
    make,
    cancel: () => cancelling.current?.(),
    close: () => setMaking({ step: 'idle' }),
  }
}
