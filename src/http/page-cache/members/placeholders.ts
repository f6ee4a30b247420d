import { randomBytes } from 'node:crypto'
import type { RootReading } from '../../../web/root-data.ts'
import { firstName } from '../../../web/shell/first-name.ts'

/** What a page says about one person and no other, as texts: everything else makes a kind of person. */
export type Personal = Readonly<Record<'userId' | 'name' | 'firstName' | 'email' | 'subscriptionEnd', string>>
export type Field = keyof Personal

/**
 * What a page may say about this person; null when one of the texts is missing, because a page looks different then.
 * A subscription without an end is a kind of its own: its text is never asked for.
 */
export function personalOf({ session, subscription }: RootReading): Personal | null {
  if (!session) return null
  const { userId, name, email } = session
  const first = firstName(name)
  if (!userId || !first || !email) return null
  return { userId, name, firstName: first, email, subscriptionEnd: subscription?.subscriptionEnd ?? '' }
}

/** The same reading with every personal text replaced, and nothing else. */
function about(reading: RootReading, other: Personal): RootReading {
  const { session, subscription } = reading
  return {
    ...reading,
    session: session && { ...session, userId: other.userId, name: other.name, email: other.email },
    subscription: subscription && {
      ...subscription,
      subscriptionEnd: subscription.subscriptionEnd && other.subscriptionEnd,
    },
  }
}

const NOBODY: Personal = { userId: '-', name: '-', firstName: '-', email: '-', subscriptionEnd: '-' }

/**
 * Everything of a reading that is not personal: two with the same kind get pages that differ in personal texts only.
 */
export const kindOf = (reading: RootReading): RootReading => about(reading, NOBODY)

/** Letters and digits, so that no way of escaping changes it; long enough that it occurs nowhere else. */
const mark = () => `m${randomBytes(16).toString('hex')}m`

/** Random texts in place of the personal ones. The first name is the first word of the name, as it always is. */
export function randomMarks(): Personal {
  const first = mark()
  return { userId: mark(), name: `${first} ${mark()}`, firstName: first, email: mark(), subscriptionEnd: mark() }
}

/** The reading of a kind of person, with placeholders where the personal texts go. */
export const marked = (kind: RootReading, marks: Personal): RootReading => about(kind, marks)
