/** Colouring by number: each piece shows the number of its colour. */
import { kindOf } from './code.ts'

/** Each piece shows the number of its colour. */
export const colorirNumeros = kindOf('colorir-numeros', {
  levels: {
    facil: { pieces: 16, size: 5.4, longest: '0', hidden: false },
    medio: { pieces: 46, size: 4.4, longest: '0', hidden: true },
    desafio: { pieces: 112, size: 3.6, longest: '0', hidden: true },
  },
  codes: (_, count) => Array.from({ length: count }, (_, i) => [i + 1]),
  printings: (_, code) => [String(code)],
})
