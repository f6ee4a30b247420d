/** Colouring by number: each piece shows the number of its colour. */
import { kindOf } from './code.ts'

/** Each piece shows the number of its colour. */
export const colorirNumeros = kindOf('colorir-numeros', {
  begun: true,
  // The 4 is the widest digit: all numbers have one size.
  levels: {
    facil: { pieces: 1, size: 6.1, longest: '4', hidden: false },
    medio: { pieces: 68, size: 5.5, longest: '4', hidden: true, outline: 0.65 },
    desafio: { pieces: 125, size: 5.1, longest: '4', hidden: true },
  },
  codes: (_, count) => Array.from({ length: count }, (_, i) => [i + 1]),
  printings: (_, code) => [String(code)],
})
