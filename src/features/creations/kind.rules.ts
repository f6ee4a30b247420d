import type { LetterStyle, Level } from '../../../sheets/scene/scene.ts'
import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import type { WordNeeds } from './words.rules.ts'

/** A field of one kind; every kind has the choices of prepared sheets too. */
export type OwnField = 'name' | 'words' | 'interest' | 'theme' | 'operation' | 'most' | 'numbers' | 'letters-between'
export type CommonField = Exclude<keyof VariantChoices, 'seed' | 'pages'>
export type Group = 'nome' | 'palavras' | 'numeros' | 'tema'

export type Themes = readonly (readonly [id: string, name: string])[]

/** One row drives the gallery, the form, the presets, the drawing and the tests. */
export interface CreationKind {
  /** Id of the kind of sheet; part of the address. */
  readonly id: string
  /** Folder of the kind. */
  readonly category: string
  readonly group: Group
  /** On the card, and the printed title. */
  readonly title: string
  readonly hint: string
  /** Printed below the title. */
  readonly instructions: Readonly<Record<Level, string>>
  /** At most five, in the order of the form. */
  readonly fields: readonly (OwnField | CommonField)[]
  readonly words?: WordNeeds
  readonly themes?: Themes
  /** Default letters of a kind with a choice. */
  readonly letters?: LetterStyle
  /** Default: easy. */
  readonly level?: Level
  /** Quantity of numbers on a sheet. */
  readonly span?: number
  /** The same content always makes the same drawing. */
  readonly oneDrawing?: true
}

export const each = (sentence: string): CreationKind['instructions'] => ({
  facil: sentence,
  medio: sentence,
  desafio: sentence,
})
export const byLevel = (facil: string, medio: string, desafio: string) => ({ facil, medio, desafio })
