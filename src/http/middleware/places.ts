import type { ServerResponse } from 'node:http'

/** Callbacks for the end of an answer's work; null once it has ended. */
const answers = new WeakMap<ServerResponse, { leave: (() => void)[] | null }>()

function release(response: ServerResponse): void {
  const answer = answers.get(response)
  const leave = answer?.leave ?? []
  if (answer) answer.leave = null
  for (const each of leave) each()
}

/** Notices when an answer is handed over whole, or its rest waits for the reader. */
function watch(response: ServerResponse): void {
  const { write, end } = response
  response.write = ((...given: Parameters<typeof write>) => {
    const goesOn = Reflect.apply(write, response, given)
    if (!goesOn) release(response)
    return goesOn
  }) as typeof write
  response.end = ((...given: Parameters<typeof end>) => {
    release(response)
    return Reflect.apply(end, response, given)
  }) as typeof end
  response.once('close', () => release(response))
}

/**
 * Calls `leave` once, when an answer ends its work: it is over, the rest of it waits for its reader, or {@link
 * stepAside} declared that it waits for an event. A client who reads one byte a minute, or who waits for a payment,
 * must not take the place of a call at work.
 */
export function untilAnswered(response: ServerResponse, leave: () => void): void {
  let answer = answers.get(response)
  if (!answer) {
    answer = { leave: [] }
    answers.set(response, answer)
    watch(response)
  }
  if (answer.leave) answer.leave.push(leave)
  else leave()
}

/** Gives the places of an answer back, for good: it waits for an event. In a test there may be no server in between. */
export function stepAside(response: ServerResponse | undefined): void {
  if (response) release(response)
}
