/**
 * Light passes transparent things, in part translucent ones, not opaque ones. Source: BNCC, EF03CI02; NASA Space Place,
 * «Why is the sky blue?», for straight paths; OpenStax, «University Physics 3», chapter 1, for mirrors.
 */
import type { LitName } from '../../studio/shapes/lit-things.ts'

export const PASSAGES = ['T', 'L', 'O'] as const
type Passage = (typeof PASSAGES)[number]

export const PASSAGE_OF: Readonly<Record<LitName, Passage>> = {
  'copo de vidro': 'T',
  lupa: 'T',
  aquário: 'T',
  'papel vegetal': 'L',
  'vidro fosco': 'L',
  'pote fosco': 'L',
  livro: 'O',
  caneca: 'O',
  madeira: 'O',
  'vaso de barro': 'O',
  lata: 'O',
}

/** Things of a kind on a table. */
export const ON_TABLE: Readonly<Record<Passage, number>> = { T: 1, L: 1, O: 2 }

export const passageCount = (names: readonly LitName[], one: Passage): number =>
  names.filter((name) => PASSAGE_OF[name] === one).length
