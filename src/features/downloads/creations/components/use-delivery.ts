import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Message } from '../../../../platform/message.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import { refusalDescribed } from '../../rules.ts'
import { today } from '../../today/components/day-note.tsx'
import type { Engine } from '../../variants/components/engine.ts'
import type { VariantOrder } from '../../variants/components/engine-messages.ts'
import { failureText, handOver } from '../../variants/components/hand-over.ts'
import { PREPARE } from '../../variants/texts.ts'
import { registerCreation } from './creation-calls.ts'

interface Delivery {
  readonly order: VariantOrder
  /** The same name for the same sheet; it stays in this page, where it stands for a random id. */
  readonly sheet: string
  readonly hasAnswers: boolean
}

/**
 * Prints or saves a created sheet, counted as a download once a sheet (rule: creations). A visitor goes to sign in and
 * comes back.
 */
export function useDelivery(engine: Engine | null, userId: string | null) {
  const [working, setWorking] = useState<'print' | 'save' | null>(null)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const ids = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function deliver(how: 'print' | 'save', { order, sheet, hasAnswers }: Delivery) {
    if (userId === null) {
      void navigate(withNext('/login', pathname))
      return
    }
    if (!engine || working) return
    setWorking(how)
    try {
      const id = ids.current.get(sheet) ?? crypto.randomUUID()
      ids.current.set(sheet, id)
      const reply = await registerCreation(userId, id, order.kind)
      if (!reply) {
        showToast({ kind: 'error', ...PREPARE.unanswered })
        return
      }
      today.counted(userId, reply)
      setRefusal(reply.success ? null : refusalDescribed(reply.message))
      if (!reply.success) return
      // Neither the file's name nor what it says of itself holds anything that was typed.
      await handOver(engine, how, { order, subject: order.source.title, hasAnswers })
      if (how === 'save') showToast({ kind: 'success', ...PREPARE.saved })
      today.finished(userId)
    } catch (error) {
      showToast({ kind: 'error', ...failureText(error) })
    } finally {
      setWorking(null)
    }
  }

  return { deliver, working, refusal }
}
