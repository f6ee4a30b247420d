/**
 * Small stories that ask for a sum, a difference, a product or a quotient of numbers that the picture shows. In a story
 * `{x}` are the things in the plural, `{q}` «Quantos» or «Quantas», `{o}` the ending of their gender, `{n}` and `{m}`
 * the names of the girl and the boy who are drawn.
 */

/** The relation of a story's numbers. */
export type Idea =
  | 'juntar'
  | 'acrescentar'
  | 'retirar'
  | 'separar'
  | 'comparar'
  | 'completar'
  | 'grupos'
  | 'repartir'
  | 'medir'
  | 'dividir'
  | 'dois-passos'

export interface Story {
  readonly idea: Idea
  readonly text: string
  readonly ask: string
  /** Captions of its two numbers in the picture; without one, the number alone. */
  readonly labels: readonly [string, string]
}

export interface StoryTheme {
  /** The things that are counted, by name. */
  readonly things: readonly string[]
  /** Joining and taking away: for the first two levels. */
  readonly simple: readonly Story[]
  /** Comparing and completing: from the second level on. */
  readonly compared: readonly Story[]
  /** Equal groups, sharing and two steps: for the highest level. */
  readonly multiplied: readonly Story[]
  /** Long division, for the highest level of themes of division: sharing equally, or how many groups of a size there are. */
  readonly divided?: readonly Story[]
}

export const story = (idea: Idea, text: string, ask: string, one = '', other = ''): Story => ({
  idea,
  text,
  ask,
  labels: [one, other],
})
