import { randomBytes } from 'node:crypto'

/** Unique to this process and this start. */
const PROCESS = randomBytes(9).toString('base64url')
let last = 0

/**
 * An id that no other request has: in log lines, answers and error messages. It is no secret, so it need not be random:
 * a random one for each page out of memory was a thirtieth of that page's cost.
 */
export function nextRequestId(): string {
  last += 1
  return `${PROCESS}-${last.toString(36)}`
}
