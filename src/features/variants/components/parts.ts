/** Parts of the drawing code that come when they are first needed, in a thread of the browser. */
import { MissingPart, takeLacked } from '../../../../sheets/scene/missing-part.ts'

/** The network did not bring a part. */
export class Unreachable extends Error {}

/** A part from the network: its failure is no fault of the sheet. */
export function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new Unreachable('a part could not be had', { cause })
  })
}

/** A drawing that lacks another part after so often never ends. */
const MOST_ATTEMPTS = 60

async function attempt<Made>(make: () => Made | Promise<Made>) {
  try {
    return { made: await make() }
  } catch (error) {
    return { error }
  }
}

/** Draws again until no part is missing; until then a missing part may cause the error. */
export async function withParts<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const outcome = await attempt(make)
    const missing = takeLacked()
    if ('error' in outcome && outcome.error instanceof MissingPart) missing.push(outcome.error)
    if (missing.length > 0) await fetched(Promise.all(missing.map((part) => part.load())))
    else if ('error' in outcome) throw outcome.error
    else return outcome.made
  }
  throw new Error('the sheet asks for ever more parts')
}
