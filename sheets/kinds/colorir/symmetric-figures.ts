/** Pictures that look the same on both sides of the middle: themes of the symmetry sheets. */
export const SYMMETRIC_FIGURES: Readonly<Record<string, string>> = {
  borboleta: 'butterfly',
  joaninha: 'ladybug',
  sapo: 'frog',
  gato: 'cat',
  morango: 'strawberry',
  urso: 'bear',
  foguete: 'rocket',
  coroa: 'crown',
  estrela: 'star',
  porco: 'pig',
  coruja: 'owl',
  presente: 'gift',
  coelho: 'rabbit',
  bolo: 'cake',
  cachorro: 'dog',
  abacaxi: 'pineapple',
  chapeu: 'hat',
  robo: 'robot',
  coracao: 'heart',
  maca: 'apple',
  pera: 'pear',
  cogumelo: 'mushroom',
  arvore: 'tree',
  pipa: 'kite',
  sino: 'bell',
}

const NAMES = Object.keys(SYMMETRIC_FIGURES)

/**
 * The figure of a page, from 0: the theme's own first, then the following ones in the list.
 * @throws RangeError for an unknown theme
 */
export function symmetricFigureAt(theme: string | undefined, index: number): string {
  const first = theme === undefined ? 0 : NAMES.indexOf(theme)
  const name = first < 0 ? undefined : NAMES[(first + index) % NAMES.length]
  const figure = name && SYMMETRIC_FIGURES[name]
  if (!figure) throw new RangeError(`no symmetric figure named ${theme}`)
  return figure
}
