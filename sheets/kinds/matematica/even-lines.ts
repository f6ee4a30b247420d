/** Text in as few lines as its room asks for, none much shorter than the others. */
import { wrapText } from '../../lettering/wrapped-text.ts'

/** Shares of the room, from the narrowest. */
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9]

export function evenLines(words: string, size: number, room: number): string[] {
  const lines = wrapText(words, 'text', size, room)
  const even = SHARES.map((share) => wrapText(words, 'text', size, room * share)).find(
    (one) => one.length === lines.length,
  )
  return even ?? lines
}
