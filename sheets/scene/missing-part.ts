/**
 * Drawing needs a part that this home has not loaded yet (the art of some pictures, a font). Who draws in a browser waits
 * for `load` and draws again: drawing is pure. Never thrown in Node, where everything is there.
 */
export class MissingPart extends Error {
  readonly load: () => Promise<void>

  constructor(part: string, load: () => Promise<void>) {
    super(`not loaded yet: ${part}`)
    this.name = 'MissingPart'
    this.load = load
  }
}

const lacked: MissingPart[] = []

/**
 * The result of `make`, or `without` while a part of it is missing: the drawing continues, and all the missing parts
 * load together. Not for results cached beyond one drawing.
 */
export function goOnWithout<Made>(make: () => Made, without: Made): Made {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error
    lacked.push(error)
    return without
  }
}

/** The parts that drawings went on without since the last call. */
export const takeLacked = (): MissingPart[] => lacked.splice(0)
