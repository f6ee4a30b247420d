import { disc, middle, pair, type SymmetricPart } from '../../pictures/drawn/symmetric-parts.ts'
import { GREEN, ORANGE, PINK, SAND, WHITE, YELLOW } from '../../scene/inks.ts'

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

/** Parts in other colours for figures that are of one alone, where a sheet is about colours. */
export const MORE_PARTS: Readonly<Record<string, readonly SymmetricPart[]>> = {
  cat: [
    pair('M28 11L37 19L25 25Z', PINK),
    middle('M50 62C42 62 38 70 38 80C38 88 42 92 50 92C58 92 62 88 62 80C62 70 58 62 50 62Z', SAND),
  ],
  dog: [pair('M33 14C23 12 15 20 14 34C13 45 18 51 24 48C27 46 28 43 29 41C30 34 28 22 33 14Z', ORANGE)],
  star: [
    middle('M50 22L43.500 41.500L24 42.500L39 54.500L34 73L50 62.500L66 73L61 54.500L76 42.500L56.500 41.500Z', ORANGE),
  ],
  heart: [
    middle(
      'M50 40C46 29 38 22 30 23C20 25 16 35 20 44C25 56 37 67 50 78C63 67 75 56 80 44C84 35 80 25 70 23C62 22 54 29 50 40Z',
      PINK,
    ),
  ],
  pear: [
    middle('M50 46C42 46 36 52 31 60C26 70 30 82 40 86C46 88 54 88 60 86C70 82 74 70 69 60C64 52 58 46 50 46Z', YELLOW),
  ],
  rabbit: [pair('M36 10C33 15 34 25 38 32C40 25 40 14 36 10Z', WHITE), pair(disc(35, 55, 3.4), ORANGE)],
  bell: [middle('M26 55Q50 63 74 55L77 65Q50 74 23 65Z', GREEN)],
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
