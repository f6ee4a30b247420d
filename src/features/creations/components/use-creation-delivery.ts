import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Message } from '../../../platform/message.ts'
import { showToast } from '../../../ui/toast.tsx'
import { withNext } from '../../accounts/next/rules.ts'
import { refusalMessage } from '../../downloads/rules.ts'
import { today } from '../../downloads/today/components/day-note.tsx'
import type { Engine } from '../../variants/components/engine.ts'
import type { VariantOrder } from '../../variants/components/engine-messages.ts'
import { makeSheet } from '../../variants/components/hand-over.ts'
import { useDelivery } from '../../variants/components/use-delivery.ts'
import { PREPARE } from '../../variants/texts.ts'
import { creationFileName } from '../file-name.rules.ts'
import type { CreationKind } from '../kind.rules.ts'
import { registerCreation } from './creation-calls.ts'
import { creationIdOf } from './creation-ids.ts'

interface Creation {
  readonly kind: CreationKind
  readonly order: VariantOrder
  /** Identifies the sheet within this page; the server gets a random id instead. */
  readonly sheet: string
}

/** Prints or saves a created sheet, counted as one download (rule: creations). Visitors sign in and return. */
export function useCreationDelivery(engine: Engine | null, userId: string | null, { kind, order, sheet }: Creation) {
  const [refusal, setRefusal] = useState<Message | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const delivery = useDelivery({
    userId,
    sheet,
    async make(how: 'print' | 'save') {
      if (!engine) throw new Error('no engine')
      // File name and metadata contain no typed text.
      const { title } = order.source
      const name = creationFileName(kind, order.choices)
      const made = await makeSheet(engine, how, { order, subject: title, name })
      return () => made
    },
    async count() {
      if (userId === null) {
        void navigate(withNext('/login', pathname))
        return null
      }
      const reply = await registerCreation(userId, creationIdOf(sheet), order.kind)
      if (!reply) {
        showToast({ kind: 'error', ...PREPARE.unanswered })
        return null
      }
      today.counted(userId, reply)
      setRefusal(reply.success ? null : refusalMessage(reply.code))
      return reply.success ? reply : null
    },
  })
  return { ...delivery, refusal }
}
