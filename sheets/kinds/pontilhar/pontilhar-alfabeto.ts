/**
 * Dots from A to Z: all letters given, some of them to be written, or capitals and small letters in turn among those of
 * the other size. Each page has another figure or order.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { DOT_STAGES, type StageName } from './dot-stages.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf, LETTER_FIGURES } from './figures.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Second drawing of every other page: a thing from the same place. */
const COMPANIONS: Readonly<Record<string, string>> = {
  cogumelo: 'caracol',
  baleia: 'tartaruga',
  pera: 'abacate',
  maca: 'pera',
  estrela: 'lua',
}

/** Letters that the child writes. */
const BLANKS: Readonly<Record<Level, number>> = { facil: 0, medio: 6, desafio: 0 }

/** Letters of the wrong size on the hardest level. */
const STRANGERS = 13

const isCapital = (letter: string) => letter === letter.toUpperCase()
const otherSize = (letter: string) => (isCapital(letter) ? letter.toLowerCase() : letter.toUpperCase())

/** Some of the lines inside are printed: no letter covers them. */
const WITH_LINES = 'pato baleia peixe tartaruga sino castelo casa pinguim caracol cogumelo foguete coruja'.split(' ')

const OUTDOORS: Readonly<Record<string, StageName>> = {
  estrela: 'sky',
  lua: 'sky',
  foguete: 'sky',
  peixe: 'sand',
  baleia: 'sand',
  tartaruga: 'sand',
  barco: 'sand',
  foca: 'sand',
  castelo: 'sand',
  pato: 'yard',
  casa: 'cloth',
  cogumelo: 'yard',
}
/** At school, where letters are learnt. */
const AT_SCHOOL: readonly StageName[] = ['wall', 'board', 'yard', 'cloth']

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
      const isMixed = options.level === 'desafio'
      const forward = ALPHABET.map((letter, i) => (isMixed && i % 2 === 1 ? letter.toLowerCase() : letter))
      const letters = isBackwards ? forward.reverse() : forward
      const instruction = isBackwards
        ? isMixed
          ? DOT_TEXTS.backwardsInTurn
          : DOT_TEXTS.backwards
        : options.instruction
      const place = LETTER_FIGURES.indexOf(theme)
      return dotsInPlace(
        {
          figure: figureOf(companion ?? theme),
          level: options.level,
          color: options.color,
          count: ALPHABET.length,
          // Two pages of one figure look at each other.
          mirrored: sheet.fork('side').chance(0.5) !== isSecond,
          labels: () => letters,
          blanks: BLANKS[options.level],
          told: WITH_LINES.includes(companion ?? theme),
          ...(isMixed && {
            strangers: () =>
              random
                .shuffle(letters.slice(0, -1).map((_, i) => [i, otherSize(letters[i + 1] ?? 'B')] as const))
                .slice(0, STRANGERS),
          }),
          stage: {
            place: DOT_STAGES[OUTDOORS[theme] ?? AT_SCHOOL[(place + index) % AT_SCHOOL.length] ?? 'wall'],
            variant: place + index + (options.level === 'medio' ? 1 : 0),
          },
        },
        random,
        { title: options.title, instruction },
      )
    }),
}
