import type { Message } from '../../../platform/message.ts'

/** Answer to an account form that was posted without JavaScript. */
export interface Posted {
  readonly kind: 'error' | 'success'
  readonly message: Message
  readonly issues: Readonly<Record<string, string>>
  /** To fill in again; never a password. */
  readonly email: string
  readonly name: string
}
