/** A game of pairs to cut out: the same picture twice, a picture and its word, a picture and its word in cursive. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { WORD_THEMES } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { dealWords, isClear, namesOf } from '../alfabetizacao/word-deck.ts'
import { isNamedAlone } from '../alfabetizacao/word-place.ts'
import { suitsCards } from './card-faces.ts'
import { cardBacks, type Face, gameCards, gameMat } from './game-mat.ts'

export interface MemoryFacts {
  /** Name of the pair that each card belongs to, in the order of the cards. */
  readonly cards: readonly string[]
  /** Width and height of every card, mm. */
  readonly sizes: readonly (readonly [width: number, height: number])[]
}

const GRIDS: Readonly<Record<Level, readonly [columns: number, rows: number]>> = {
  facil: [3, 4],
  medio: [3, 4],
  desafio: [4, 5],
}
/** Every card has a partner: an even number of them. */
const FEWER: typeof GRIDS = { facil: [2, 3], medio: [2, 4], desafio: [3, 4] }
/** Letters of a word: in cursive it is short enough to be large. */
const LONGEST: Readonly<Record<Level, number>> = { facil: 9, medio: 9, desafio: 7 }
const SHORTER = 6
/** Printed on the other side of the paper. */
const BACKS = 'Verso das cartas: imprima no outro lado da folha ou cole atrás antes de cortar.'
/** Children take an ox for a cow, a wolf for a fox. */
const TWINS: ReadonlySet<string> = new Set(['boi', 'lobo'])

/** The second card of a pair. */
const PARTNERS: Readonly<Record<Level, Face['look']>> = { facil: 'named', medio: 'capitals', desafio: 'cursive' }

export const jogoDaMemoria: SheetKind<PagesFacts<MemoryFacts>> = {
  id: 'jogo-da-memoria',
  category: 'pareamento',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color, title, instruction } = options
    const [columns, rows] = (options.fewer ? FEWER : GRIDS)[level]
    const suits = (picture: Picture) =>
      isClear(picture) &&
      suitsCards(picture, options.theme) &&
      !TWINS.has(picture.name) &&
      picture.name.length <= LONGEST[level]
    const rather = (picture: Picture) => (level === 'desafio' ? picture.name.length <= SHORTER : isNamedAlone(picture))
    const pages = dealWords(options, { perPage: (columns * rows) / 2, suits, rather })
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const faces = random.shuffle(
        pictures.flatMap((picture): Face[] => [
          { picture, look: level === 'facil' ? 'named' : 'picture' },
          { picture, look: PARTNERS[level] },
        ]),
      )
      const pen = new Pen(color)
      const { boxes, marks } = gameCards(pen, faces, columns, rows, color)
      const place = gameMat(pen, { title, instruction, theme: options.theme ?? 'tudo', index, sheet })
      return {
        marks: [...marksOf(place), ...marks],
        whole: true,
        unsigned: true,
        adult: cardBacks(pen, boxes, options.theme ?? 'tudo'),
        adultNote: BACKS,
        facts: {
          cards: faces.map(({ picture }) => picture.name),
          sizes: boxes.map(({ width, height }) => [width, height] as const),
        },
        items: namesOf(pictures),
      }
    })
  },
}
