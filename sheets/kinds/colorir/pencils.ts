/** The pencils of a box: saturated, so that two of them are never taken for one. */
import { inkOfHex, WHITE } from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'

export interface Pencil {
  /** The name on a box of pencils. */
  readonly name: string
  readonly ink: Ink
  /** Letters on it are white. */
  readonly dark: boolean
}

const PENCIL_COLOURS: readonly (readonly [name: string, hex: string])[] = [
  ['vermelho', '#ee3b34'],
  ['laranja', '#f7902f'],
  ['amarelo', '#fcd945'],
  ['verde', '#2f9e44'],
  ['verde-claro', '#a5d65a'],
  ['azul', '#3f74d8'],
  ['azul-claro', '#8fd3f4'],
  ['roxo', '#8a55c4'],
  ['rosa', '#f79ac6'],
  ['marrom', '#8a5a3b'],
  ['bege', '#f6d9a8'],
  ['cinza', '#b4b4b8'],
  ['preto', '#3c3c40'],
  ['branco', '#ffffff'],
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const light = (hex: string) => channels(hex).reduce((sum, value, i) => sum + value * ([0.3, 0.59, 0.11][i] ?? 0), 0)

export const PENCILS: readonly Pencil[] = PENCIL_COLOURS.map(([name, hex]) => ({
  name,
  ink: inkOfHex(hex),
  dark: light(hex) < 75,
}))

/** Strong colours: a code on them is white. */
const DEEP = new Set(['verde', 'azul', 'roxo', 'marrom', 'preto'])

export const isDeep = ({ name }: Pencil): boolean => DEEP.has(name)

/** Unpainted paper. */
export const PAPER: Pencil = { name: 'papel', ink: WHITE, dark: false }

/** The pencil with this name. Throws RangeError for an unknown one. */
export function pencilNamed(name: string): Pencil {
  const found = PENCILS.find((pencil) => pencil.name === name)
  if (!found) throw new RangeError(`no pencil named ${name}`)
  return found
}
