/** Subjects of the contact form (rule: contact). */
export const TOPICS = ['duvida', 'pagamento', 'erro', 'dados', 'escola'] as const
export type Topic = (typeof TOPICS)[number]

/** The subject that an address or a form names; empty for any other text. */
export const topicOf = (text: string | null): Topic | '' => TOPICS.find((topic) => topic === text) ?? ''

/** Characters. */
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 3_000

/** Messages of 24 hours, from everybody together: a flood must not fill the mailbox. */
export const MESSAGES_A_DAY = 300

/** Crockford's letters: none is mistaken for a digit when a number is read out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Bytes that {@link contactNumber} takes. */
export const NUMBER_BYTES = 8

/** The number of a message, from {@link NUMBER_BYTES} bytes of chance. */
export function contactNumber(bytes: Uint8Array): string {
  return [...bytes.subarray(0, NUMBER_BYTES)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const isContactNumber = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text)

/** The number in two groups, as people read it out: `4F7K-92QM`. */
export const shownNumber = (number: string): string => `${number.slice(0, 4)}-${number.slice(4)}`

/** A promised time of an answer. Working days leave out weekends and holidays. */
export interface AnswerTime {
  readonly days: number
  readonly unit: 'working' | 'calendar'
}

/**
 * Longest time until an answer. Decreto 7.962/2013 (art. 4) grants five days to buyers, LGPD (art. 19) fifteen for
 * personal data. Premium is answered first, but for what the law dates.
 */
export function answerTime(topic: Topic, isPremium: boolean): AnswerTime {
  if (topic === 'dados') return { days: 15, unit: 'calendar' }
  if (isPremium) return { days: 1, unit: 'working' }
  return { days: topic === 'escola' ? 5 : 2, unit: 'working' }
}
