export const TOPICS = ['duvida', 'pagamento', 'erro', 'dados', 'escola'] as const
export type Topic = (typeof TOPICS)[number]

/** Empty for any other text. */
export const topicOf = (text: string | null): Topic | '' => TOPICS.find((topic) => topic === text) ?? ''

export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 3_000

/** Limit of all messages in 24 hours: a flood must not fill the mailbox. */
export const MESSAGES_A_DAY = 300

/** Crockford's base 32: no letter looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Input length of {@link contactNumber}, in bytes. */
export const NUMBER_BYTES = 8

/** The number of a message, from {@link NUMBER_BYTES} random bytes. */
export function contactNumber(bytes: Uint8Array): string {
  return [...bytes.subarray(0, NUMBER_BYTES)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const isContactNumber = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text)

/** In two groups: `4F7K-92QM`. */
export const shownNumber = (number: string): string => `${number.slice(0, 4)}-${number.slice(4)}`

/** Promised time of an answer. Working days exclude weekends and holidays. */
export interface AnswerTime {
  readonly days: number
  readonly unit: 'working' | 'calendar'
}

/**
 * Decreto 7.962/2013 (art. 4) grants five days to buyers, LGPD (art. 19) fifteen for personal data. Premium shortens
 * only the times that no law sets.
 */
export function answerTime(topic: Topic, isPremium: boolean): AnswerTime {
  if (topic === 'dados') return { days: 15, unit: 'calendar' }
  if (isPremium) return { days: 1, unit: 'working' }
  return { days: topic === 'escola' ? 5 : 2, unit: 'working' }
}
