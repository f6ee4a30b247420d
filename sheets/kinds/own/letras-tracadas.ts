/** Letters to trace. */
import { ownKind } from './content.ts'
import { lettersBetween, rowsOfItems, styleOf } from './tracing.ts'

export const letrasTracadas = ownKind('letras-tracadas', 'write', (options) => {
  const { firstLetter = 'A', lastLetter = 'E' } = options.own
  const capitalsOnly = styleOf(options) === 'bastao'
  const letters = lettersBetween(firstLetter, lastLetter)
  return rowsOfItems(
    letters.map((letter) => (capitalsOnly ? letter : `${letter} ${letter.toLowerCase()}`)),
    options,
  )
})
