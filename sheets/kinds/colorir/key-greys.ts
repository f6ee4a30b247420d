/** Greys of a painted picture in black and white: a colour has the same grey on every page. */
import { BLACK, tint } from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'
import type { Pencil } from './pencils.ts'

/** Share of black for each pencil; white, like the paper, has none. Colours that often touch are far apart. */
const SHARES: Readonly<Record<string, number>> = {
  amarelo: 0.1,
  bege: 0.17,
  cinza: 0.2,
  rosa: 0.24,
  'azul-claro': 0.32,
  'verde-claro': 0.42,
  laranja: 0.5,
  vermelho: 0.58,
  verde: 0.66,
  roxo: 0.7,
  azul: 0.74,
  marrom: 0.8,
  preto: 0.92,
}

/** From this grey on a number is white. */
const DEEP_GREY = 0.5

/** Fill of a piece in the key; on a deep one its number is white. */
export interface Paint {
  readonly ink: Ink
  readonly deep: boolean
}

export const greyOf = ({ name }: Pencil): Paint => {
  const share = SHARES[name] ?? 0
  return { ink: tint(BLACK, share), deep: share >= DEEP_GREY }
}
