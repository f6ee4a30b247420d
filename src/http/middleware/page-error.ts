import { answerError, type DoorContext } from '../api/route.ts'
import { opensPage, PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'

const DOOR = /^\/(rest|functions|auth|storage)\/v1\//

/** As {@link answerError}, but a page opened in the browser answers with HTML instead of JSON. */
export function answerPageError(error: unknown, c: DoorContext): Response {
  const answer = answerError(error, c)
  if (DOOR.test(c.req.path) || !opensPage(c.req.method, c.req.header('accept'))) return answer
  const code = answer.status === 503 ? 'unavailable' : 'unexpected'
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) headers.set(name, value)
  return new Response(plainPage(code), { status: answer.status, headers })
}
