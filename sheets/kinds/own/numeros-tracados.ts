/** Numbers to trace. */
import { ownKind } from './content.ts'
import { rowsOfItems } from './tracing.ts'

export const numerosTracados = ownKind('numeros-tracados', 'write', (options) => {
  const { from = 0, to = 9 } = options.own
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  // Digits have no cursive form.
  return rowsOfItems(numbers, { ...options, letters: 'bastao' })
})
