/** A game of pairs to cut out: the same picture twice, a picture and its word, a picture and its word in cursive. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { WORD_THEMES } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFirst } from '../alfabetizacao/drawn-words.ts'
import { dealWords, isClear, namesOf } from '../alfabetizacao/word-deck.ts'
import { isNamedAlone } from '../alfabetizacao/word-place.ts'
import { cardBacks } from './card-backs.ts'
import { suitsCards } from './card-faces.ts'
import { type Face, gameCards, gameTable } from './game-table.ts'

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
const backsOf = (page: number) =>
  `Verso da folha ${page}: imprima atrás dela, em papel grosso, ou cole antes de cortar.`
/** Pictures that children take for another thing, or that a card alone does not explain: an ox for a cow, a peanut for a
 * potato, a melon for a watermelon. */
const MISTAKEN: ReadonlySet<string> = new Set(
  'boi lobo prato ponte amendoim melão coco pimentão mosca parafuso pandeiro ímã moeda privada presente cachecol sofá'.split(
    ' ',
  ),
)
/** In every home, each with a word that children know; others of the theme are for schoolbags and for wardrobes. */
const HOUSEHOLD: ReadonlySet<string> = new Set(
  'cama cadeira porta janela espelho chuveiro banheira esponja balde vassoura pente copo mesa martelo escada vela lâmpada lanterna relógio televisão telefone chave cadeado tesoura celular fone livro lápis borracha mala'.split(
    ' ',
  ),
)
/** Heads among whole animals. */
const HEADS: ReadonlySet<string> = new Set('urso panda coala raposa zebra leão unicórnio'.split(' '))
/** Attempts at an order in which no pair is side by side, and a row has pictures as well as words. */
const ORDERS = 60

function isMixed(faces: readonly Face[], columns: number): boolean {
  const looks = new Set(faces.map(({ look }) => look)).size
  return faces.every((face, i) => {
    const row = faces.slice(i - (i % columns), i - (i % columns) + columns)
    const isBeside = i % columns > 0 && faces[i - 1]?.picture === face.picture
    return (
      !isBeside && faces[i - columns]?.picture !== face.picture && new Set(row.map(({ look }) => look)).size === looks
    )
  })
}

function inOrder(random: Random, faces: readonly Face[], columns: number): Face[] {
  const orders = Array.from({ length: ORDERS }, (_, i) => random.fork(i).shuffle(faces))
  return orders.find((order) => isMixed(order, columns)) ?? orders[0] ?? [...faces]
}

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
      !MISTAKEN.has(picture.name) &&
      !HEADS.has(picture.name) &&
      picture.name.length <= LONGEST[level]
    const rather = (picture: Picture) =>
      isNamedAlone(picture) &&
      (options.theme !== 'casa' || HOUSEHOLD.has(picture.name)) &&
      (level !== 'desafio' || options.theme === 'casa' || picture.name.length <= SHORTER)
    const perPage = (columns * rows) / 2
    const drawn = drawnFirst({ ...options, pages: 1 }, perPage, (picture) => suits(picture) && rather(picture))
    const pages = dealWords(options, { perPage, suits, rather: drawn })
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const pairs = pictures.flatMap((picture): Face[] => [
        { picture, look: level === 'facil' ? 'named' : 'picture' },
        { picture, look: PARTNERS[level] },
      ])
      const faces = inOrder(random.fork('order'), pairs, columns)
      const pen = new Pen(color)
      const { boxes, marks } = gameCards(pen, faces, { columns, rows, theme: options.theme ?? 'tudo' }, color)
      const place = gameTable(pen, { title, instruction, theme: options.theme ?? 'tudo', index, sheet })
      return {
        marks: [...marksOf(place), ...marks],
        whole: true,
        adult: cardBacks(pen, boxes, options.theme ?? 'tudo', level, Boolean(options.school)),
        adultNote: backsOf(index + 1),
        facts: {
          cards: faces.map(({ picture }) => picture.name),
          sizes: boxes.map(({ width, height }) => [width, height] as const),
        },
        items: namesOf(pictures),
        pictures: namesOf(pictures),
      }
    })
  },
}
