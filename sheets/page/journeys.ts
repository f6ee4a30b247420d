/** Who goes where: the themes of mazes and of lines to trace, as start and goal pictures. */
export interface Journey {
  readonly start: string
  readonly goal: string
}

const JOURNEYS = {
  coelho: { start: 'rabbit', goal: 'carrot' },
  abelha: { start: 'bee', goal: 'flower' },
  cachorro: { start: 'dog', goal: 'bone' },
  rato: { start: 'mouse', goal: 'cheese' },
  gato: { start: 'cat', goal: 'fish' },
  passaro: { start: 'bird', goal: 'tree' },
  caracol: { start: 'snail', goal: 'leaf' },
  borboleta: { start: 'butterfly', goal: 'flower' },
  foguete: { start: 'rocket', goal: 'moon' },
  carro: { start: 'car', goal: 'house' },
  joaninha: { start: 'ladybug', goal: 'mushroom' },
  pato: { start: 'duck', goal: 'egg' },
  sapo: { start: 'frog', goal: 'drop' },
  tartaruga: { start: 'turtle', goal: 'strawberry' },
  coruja: { start: 'owl', goal: 'star' },
  tesouro: { start: 'key', goal: 'crown' },
} satisfies Record<string, Journey>

type JourneyTheme = keyof typeof JOURNEYS
export const JOURNEY_THEMES: readonly string[] = Object.keys(JOURNEYS)

const isTheme = (theme: string): theme is JourneyTheme => Object.hasOwn(JOURNEYS, theme)

/** The journey of a theme; the first when none is given. Throws RangeError for an unknown one. */
export function journeyOf(theme: string | undefined): Journey {
  const name = theme ?? JOURNEY_THEMES[0] ?? ''
  if (!isTheme(name)) throw new RangeError(`no journey named ${name}`)
  return JOURNEYS[name]
}
