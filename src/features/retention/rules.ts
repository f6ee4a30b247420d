import { DAY_MS } from '../../platform/time.ts'

/**
 * Retention of rows that are no longer needed, in days from the moment that `from` names, with the reason.
 */
export const RETENTION = {
  /** Ended: the cookie is invalid, and the row holds a network address and a browser's name. */
  session: { days: 1, from: 'its end' },
  /** An expired link of a mail is refused anyway; one more day helps to answer why. */
  verification: { days: 1, from: 'its end' },
  /** An expired counter has no effect. The limits remove them too; this is for a stopped site's rows. */
  rateLimit: { days: 1, from: 'its end' },
  /** Counts the variants of a day; unused two days later. */
  variant: { days: 2, from: 'being made' },
  /** A month of searches shows what to draw next. */
  searchMiss: { days: 30, from: 'being typed last' },
  /** The answer is in the team's mailbox by then; the text may name anything. */
  contactMessage: { days: 30, from: 'being written' },
  /** Counts towards the daily limit; unused two days later. */
  creation: { days: 2, from: 'being made' },
  /** Disputes over a charge are opened within 120 days or so; the bodies may name the payer. */
  provenNotification: { days: 180, from: 'being handled' },
  /** Long enough to look into an attack; its content was written by a stranger. */
  unprovenNotification: { days: 30, from: 'being received' },
  /** Browsers try again for minutes; one that was offline for longer signs in again first. */
  favouriteBatch: { days: 30, from: 'being applied' },
  /** Every sale of a yearly subscription has it once; the nota of the last one was issued long ago. */
  buyerDocument: { days: 400, from: 'being given, or the last payment after it' },
  /** Five years in which a consumer may claim (Código de Defesa do Consumidor, art. 27). */
  paymentMonitoring: { days: 5 * 365, from: 'being written' },
} as const satisfies Record<string, { days: number; from: string }>

export type RowKind = keyof typeof RETENTION

export const ROW_KINDS = Object.keys(RETENTION) as RowKind[]

/** Rows of this kind older than this moment are removed. */
export function cutoff(kind: RowKind, now: Date): Date {
  return new Date(now.getTime() - RETENTION[kind].days * DAY_MS)
}
