/** Dots from A to Z; on the hardest level with small letters. Each page has another figure or order. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import type { SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf, LETTER_FIGURES } from './figures.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Second drawing of every other page: a thing from the same place. */
const COMPANIONS: Readonly<Record<string, string>> = {
  cogumelo: 'caracol',
  baleia: 'tartaruga',
  pera: 'abacate',
  maca: 'pera',
  estrela: 'lua',
}

export const pontilharAlfabeto: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-alfabeto',
  category: 'pontilhar',
  themes: LETTER_FIGURES,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, sheet) => {
      const theme = options.theme ?? LETTER_FIGURES[0] ?? ''
      const isSecond = index % 2 === 1
      const companion = isSecond ? COMPANIONS[theme] : undefined
      // A figure without a companion comes again from Z to A, for those who know the order forwards.
      const isBackwards = isSecond && !companion && options.level !== 'facil'
      // The whole alphabet on every level: capitals, and small letters on the hardest.
      const letters = [...(options.level === 'desafio' ? ALPHABET.toLowerCase() : ALPHABET)]
      const backwards = options.level === 'desafio' ? DOT_TEXTS.backwardsSmall : DOT_TEXTS.backwards
      const instruction = isBackwards ? backwards : options.instruction
      const page = dotsInPlace(
        {
          figure: figureOf(companion ?? theme),
          level: options.level,
          color: options.color,
          count: ALPHABET.length,
          // Two pages of one figure look at each other.
          mirrored: sheet.fork('side').chance(0.5) !== isSecond,
          labels: () => (isBackwards ? letters.reverse() : letters),
        },
        random,
        { title: options.title, instruction },
      )
      return isBackwards ? { ...page, instruction } : page
    }),
}
