/** A choosy attempt with a plain one behind it. */

/** The first result, or the second where the first throws RangeError: it finds no room for its words, or too few words. */
export function goOnWith<Result>(first: () => Result, second: () => Result): Result {
  try {
    return first()
  } catch (error) {
    if (error instanceof RangeError) return second()
    throw error
  }
}
