/** The colours of the sheets by the names of crayons. */
import {
  BLACK,
  BLUE,
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SAND,
  SOFT_GREY,
  TEAL,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'

/** Colours by the names that a box of crayons prints on them. */
export const CRAYON_BOX: readonly { readonly ink: Ink; readonly name: string }[] = [
  { ink: RED, name: 'vermelho' },
  { ink: ORANGE, name: 'laranja' },
  { ink: YELLOW, name: 'amarelo' },
  { ink: GREEN, name: 'verde' },
  { ink: LIME, name: 'verde-claro' },
  { ink: BLUE, name: 'azul' },
  { ink: TEAL, name: 'azul-claro' },
  { ink: PURPLE, name: 'roxo' },
  { ink: PINK, name: 'rosa' },
  { ink: BROWN, name: 'marrom' },
  { ink: SAND, name: 'bege' },
  { ink: SOFT_GREY, name: 'cinza' },
  { ink: WHITE, name: 'branco' },
  { ink: BLACK, name: 'preto' },
]
