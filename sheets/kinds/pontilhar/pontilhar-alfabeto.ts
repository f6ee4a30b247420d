/**
 * Dots from A to Z: all letters given, some of them to be written, or capitals and small letters in turn among those of
 * the other size. Each page has another figure, every other one the other order.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { DOT_STAGES, type StageName } from './dot-stages.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf, LETTER_FIGURES } from './figures.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The figure of the next page: a thing of the same sort. */
const NEXT = new Map(
  (
    'maca>pera pera>abacate abacate>morango morango>cenoura cenoura>maca estrela>lua lua>estrela coracao>pipa ' +
    'pipa>passaro passaro>coruja coruja>gato gato>pato pato>porco porco>joaninha joaninha>folha folha>arvore ' +
    'arvore>cogumelo cogumelo>caracol caracol>joaninha pirulito>sorvete sorvete>pirulito casa>castelo castelo>casa ' +
    'carro>caminhao caminhao>onibus onibus>carro bota>meia meia>chapeu chapeu>bota camiseta>vestido vestido>camiseta ' +
    'pe>mao mao>pe sino>chave chave>coroa coroa>sino raio>lua peixe>foca foca>pinguim pinguim>peixe tartaruga>peixe ' +
    'baleia>tartaruga barco>baleia foguete>lua elefante>baleia'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [one = '', next = ''] = pair.split('>')
      return [one, next]
    }),
)

/** Theme of a page, from 0: none comes twice in a row. */
const figureAt = (theme: string, index: number): string =>
  index === 0 ? theme : figureAt(NEXT.get(theme) ?? theme, index - 1)

/** Letters that the child writes. */
const BLANKS: Readonly<Record<Level, number>> = { facil: 0, medio: 6, desafio: 0 }

/** Letters of the wrong size on the hardest level. */
const STRANGERS = 13

const isCapital = (letter: string) => letter === letter.toUpperCase()
const otherSize = (letter: string) => (isCapital(letter) ? letter.toLowerCase() : letter.toUpperCase())

/** All lines inside are printed: no letter covers them. Of the others a few small ones are. */
const WITH_LINES = 'pato baleia peixe tartaruga sino castelo casa pinguim caracol cogumelo foguete coruja'.split(' ')

/** A few lines inside them would mean nothing by themselves. */
const FACELESS = 'barco vestido pirulito chapeu'.split(' ')

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
      const figure = figureAt(theme, index)
      // From Z to A, for those who know the order forwards.
      const isBackwards = isSecond && options.level !== 'facil'
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
          figure: figureOf(figure),
          level: options.level,
          color: options.color,
          count: ALPHABET.length,
          // Figures of two pages look at each other.
          mirrored: sheet.fork('side').chance(0.5) !== isSecond,
          labels: () => letters,
          blanks: BLANKS[options.level],
          told: WITH_LINES.includes(figure) || (!FACELESS.includes(figure) && 'few'),
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
