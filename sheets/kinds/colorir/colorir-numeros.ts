/** Colouring by number: each piece shows the number of its colour. */
import { kindOf } from './code.ts'

/** Each piece shows the number of its colour. */
export const colorirNumeros = kindOf('colorir-numeros', {
  mosaic: true,
  levels: {
    facil: { pieces: 1, size: 5.4, longest: '0', hidden: false },
    medio: { pieces: 72, size: 4.8, longest: '0', hidden: true },
    desafio: { pieces: 132, size: 4.2, longest: '00', hidden: true },
  },
  codes: (_, count) => Array.from({ length: count }, (_, i) => [i + 1]),
  printings: (_, code) => [String(code)],
})
