import { disc, middle, pair, type SymmetricPart } from '../../pictures/drawn/symmetric-parts.ts'
import { BLUE, BROWN, GREEN, LIME, ORANGE, PINK, RED, SAND, WHITE, YELLOW } from '../../scene/inks.ts'

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

/** More parts: colours for figures that are of one alone, and the thing below a low one, so that it fills the page. */
export const MORE_PARTS: Readonly<Record<string, readonly SymmetricPart[]>> = {
  butterfly: [
    pair('M46 106C38 97 25 97 16 102C24 110 36 112 46 109Z', GREEN),
    middle('M50 87C45 84 38 88 38 95C38 103 44 109 50 109C56 109 62 103 62 95C62 88 55 84 50 87Z', PINK),
  ],
  ladybug: [
    pair('M50 97C40 91 16 90 4 104C18 116 42 114 50 103Z', GREEN),
    pair('M12 104Q30 101 43 100'),
    middle(disc(50, 105, 7), YELLOW),
  ],
  frog: [
    middle('M16 95L84 95C92 96 96 100 95 104C92 112 72 115 50 115C28 115 8 112 5 104C4 100 8 96 16 95Z', LIME),
    pair(disc(23, 105, 5), PINK),
  ],
  crown: [
    middle(
      'M18 85C10 81 4 88 8 94C4 101 6 111 14 114C26 110 38 110 50 110C62 110 74 110 86 114C94 111 96 101 92 94C96 88 90 81 82 85Z',
      RED,
    ),
    middle(disc(50, 97, 4.5), YELLOW),
    pair('M28 97Q24 99 20 104M28 92Q22 91 18 91'),
  ],
  gift: [middle('M4 92L96 92L96 99L4 99Z', ORANGE), pair('M10 99L20 99L18 113L12 113Z', BROWN)],
  cake: [
    middle('M3 90L97 90C96 95 88 97 80 97L20 97C12 97 4 95 3 90Z', BLUE),
    middle('M42 97L58 97L59 103L68 108L32 108L41 103Z', BLUE),
  ],
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

/** Figures whose inner parts have points, too. */
export const DOTTED_INSIDE: ReadonlySet<string> = new Set(['rocket'])

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
