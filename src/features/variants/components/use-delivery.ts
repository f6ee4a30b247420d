import { useState } from 'react'
import type { Message } from '../../../platform/message.ts'
import { showToast } from '../../../ui/toast.tsx'
import { today } from '../../downloads/today/components/day-note.tsx'
import { PREPARE } from '../texts.ts'
import { type Delivery, failureText, handOver, type MadeSheet } from './hand-over.ts'

interface DeliveryOptions<How extends Delivery, Grant> {
  /** Null for a visitor: the count leads to sign in. */
  readonly userId: string | null
  /** Name of the sheet, for the note about its day. */
  readonly sheet: string
  /**
   * Runs before the count, so that a sheet that cannot be drawn counts no download; the returned function gets the grant.
   * Its null is a sheet that cannot be had like this, of which the page shows why.
   */
  make(how: How): Promise<(grant: Grant) => MadeSheet | Promise<MadeSheet | null>>
  /** Counts the sheet. Null where it was refused: the user saw why. */
  count(how: How): Promise<Grant | null>
  readonly onDelivered?: () => void
  /** The message about an error of `make`. */
  readonly failure?: (error: unknown) => Message
}

/** Prints or saves a sheet: it is made, counted and handed over, one at a time. */
export function useDelivery<How extends Delivery, Grant>(options: DeliveryOptions<How, Grant>) {
  const { userId, sheet, make, count, onDelivered, failure = failureText } = options
  const [working, setWorking] = useState<How | null>(null)

  async function deliver(how: How): Promise<void> {
    if (working) return
    setWorking(how)
    try {
      const finish = userId === null ? null : await make(how)
      const grant = await count(how)
      const made = grant && finish && (await finish(grant))
      if (!made || userId === null) return
      handOver(how, made)
      onDelivered?.()
      if (how === 'save') showToast({ kind: 'success', ...PREPARE.saved })
      today.finished(userId, sheet)
    } catch (error) {
      showToast({ kind: 'error', ...failure(error) })
    } finally {
      setWorking(null)
    }
  }

  return { deliver, working }
}
