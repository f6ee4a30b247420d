import type { HttpContext } from '../env.ts'
import { API_PATH, STORAGE_PATH } from '../paths.ts'
import { opensPage, PLAIN_PAGE_HEADERS, plainPage } from '../plain-page.ts'
import { answerError } from '../refusals.ts'

/** As {@link answerError}, but a page opened in the browser answers with HTML instead of JSON. */
export function answerPageError(error: unknown, c: HttpContext): Response {
  const answer = answerError(error, c)
  if (API_PATH.test(c.req.path) || STORAGE_PATH.test(c.req.path) || !opensPage(c.req.method, c.req.header('accept')))
    return answer
  const code = answer.status === 503 ? 'unavailable' : 'unexpected'
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) headers.set(name, value)
  return new Response(plainPage(code), { status: answer.status, headers })
}
