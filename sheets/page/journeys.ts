/** Travellers and goals: the themes of mazes and of lines to trace. Start and goal belong together. */
export type Landscape = 'jardim' | 'agua' | 'ceu' | 'espaco' | 'rua' | 'casa'

export interface Journey {
  readonly start: string
  readonly goal: string
  /** Place of the journey. */
  readonly place: Landscape
  /** Things on the way, to be collected. */
  readonly things: readonly string[]
}

const JOURNEYS = {
  coelho: { start: 'rabbit', goal: 'carrot', place: 'jardim', things: ['flower', 'strawberry', 'leaf'] },
  abelha: { start: 'bee', goal: 'flower', place: 'jardim', things: ['drop', 'leaf'] },
  cachorro: { start: 'dog', goal: 'bone', place: 'casa', things: ['ball', 'boot', 'sock'] },
  rato: { start: 'mouse', goal: 'cheese', place: 'casa', things: ['strawberry', 'apple', 'grape'] },
  gato: { start: 'cat', goal: 'fish', place: 'casa', things: ['ball', 'butterfly', 'ladybug'] },
  passaro: { start: 'bird', goal: 'tree', place: 'ceu', things: ['leaf', 'flower', 'apple'] },
  caracol: { start: 'snail', goal: 'leaf', place: 'jardim', things: ['strawberry', 'apple', 'tomato'] },
  borboleta: { start: 'butterfly', goal: 'flower', place: 'jardim', things: ['leaf', 'drop'] },
  foguete: { start: 'rocket', goal: 'moon', place: 'espaco', things: ['star'] },
  carro: { start: 'car', goal: 'house', place: 'rua', things: ['gift', 'ball', 'balloon'] },
  joaninha: { start: 'ladybug', goal: 'mushroom', place: 'jardim', things: ['leaf', 'flower'] },
  pato: { start: 'duck', goal: 'egg', place: 'agua', things: ['leaf', 'flower', 'fish'] },
  sapo: { start: 'frog', goal: 'drop', place: 'agua', things: ['butterfly', 'bee', 'ladybug'] },
  tartaruga: { start: 'turtle', goal: 'strawberry', place: 'jardim', things: ['leaf', 'flower', 'mushroom'] },
  coruja: { start: 'owl', goal: 'star', place: 'ceu', things: ['moon', 'cloud', 'leaf'] },
  tesouro: { start: 'key', goal: 'crown', place: 'agua', things: ['fish', 'boat', 'boot'] },
} satisfies Record<string, Journey>

export type JourneyTheme = keyof typeof JOURNEYS
export const JOURNEY_THEMES: readonly string[] = Object.keys(JOURNEYS)

const isTheme = (theme: string): theme is JourneyTheme => Object.hasOwn(JOURNEYS, theme)

/** The journey of a theme; the first one by default. Throws RangeError for an unknown theme. */
export function journeyOf(theme: string | undefined): Journey {
  const name = theme ?? JOURNEY_THEMES[0] ?? ''
  if (!isTheme(name)) throw new RangeError(`no journey named ${name}`)
  return JOURNEYS[name]
}
