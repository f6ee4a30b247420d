/** Pairs by one law a sheet: the child joins each one to its home, food, mother or tool, and gives the reason. */

import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { PAIR_TEXTS } from '../../page/texts.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line, round, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { type Half, type Law, type Pair, pairsFor } from '../../studio/pairs/pairs.ts'
import { spanOf } from '../../studio/pairs/sizes.ts'
import { box as boxData, ellipse } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { plate } from '../matematica/counted-rows.ts'
import { boardSpots, type LandName, landSpots, pairLand } from './pair-land.ts'
import { pairRoom, WINDOW } from './pair-room.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 5 }
/** Wild animals that need a reason are large enough beside their names. */
const HARD_ROWS = 4
/** Width of a box, mm: the larger the rows, the wider. */
const WIDTHS: Readonly<Record<Level, number>> = { facil: 58, medio: 56, desafio: 58 }

interface Rule {
  readonly law: Law
  /** Lands of its pages, in turn; without them a room. */
  readonly lands?: readonly LandName[]
  readonly named?: true
}

/** The law of each theme. Animals have several; by default it is their food. */
const LAWS: Readonly<Record<string, Rule>> = {
  bichos: { law: 'o-que-come', lands: ['mata', 'sitio'] },
  objetos: { law: 'objetos' },
  profissoes: { law: 'profissoes', named: true },
  'onde-mora': { law: 'onde-mora', lands: ['sitio', 'mata'] },
  'o-que-come': { law: 'o-que-come', lands: ['mata', 'sitio'] },
  filhotes: { law: 'filhotes', lands: ['sitio', 'mata'] },
}

/** They hover above their ground, this share of their box. */
const FLYING: ReadonlySet<string> = new Set(['abelha', 'beija-flor', 'borboleta', 'mosca', 'arara', 'morcego'])
const LIFT = 0.16

const NAME_HEIGHT = 7
const NAME_SIZE = 4.8

interface Look {
  readonly color: boolean
  /** Turned to its partner: what is drawn looks left. */
  readonly flip: boolean
  readonly named: boolean
  /** Height of the largest of the page, mm: everything on it is of one scale. */
  readonly most: number
}

/** Size of the largest: width and height together, as a share of the height of its box. */
const FILLED = 1.06
/** Largest width of a thing that is much wider than high, as a share of the height of the largest. */
const WIDE = 1.5

/** Place of the thing: its foot on the ground of its box or above it, in the scale of the page. */
function placed({ draw, name }: Half, box: Box, { most, named }: Look) {
  const reach = boundsOf(marksOf(draw(new Pen(true)))) ?? { x: 0, y: 0, width: 1, height: 1 }
  const ground = box.y + box.height - (named ? NAME_HEIGHT : 0)
  const foot = ground - (FLYING.has(name) ? LIFT * most : 0)
  const room = foot - box.y - 1.5
  const wanted = (most * spanOf(name)) / Math.sqrt(reach.width * reach.height)
  const widest = Math.min(box.width, WIDE * most) / reach.width
  const scale = round(Math.min(wanted, room / reach.height, widest) * 100) / 100
  return { reach, ground, foot, scale }
}

/** The thing with its shadow on the ground. */
function standing(half: Half, box: Box, look: Look): Mark[] {
  const { reach, ground, foot, scale } = placed(half, box, look)
  const { color, flip } = look
  const pen = new Pen(color, 1, 1.15)
  const x = middleX(box) + (flip ? 1 : -1) * (reach.x + reach.width / 2) * scale
  return marksOf([
    pen.shade(ellipse(middleX(box), ground - 0.3, reach.width * scale * 0.42, 1.3), 'black', 0.16),
    pen.at(x, foot - (reach.y + reach.height) * scale, scale, half.draw, { flip }),
  ])
}

/** Its name on a white sign at its foot. */
function signed(half: Half, box: Box, look: Look): Mark[] {
  const pen = new Pen(look.color)
  const name = half.name.toLocaleUpperCase('pt-BR')
  const size = fitTextSize(name, 'display', NAME_SIZE, box.width - 5)
  const width = measureText(name, 'display', size) + 5
  const top = box.y + box.height - NAME_HEIGHT + 1.4
  return [
    ...standing(half, box, look),
    pen.shape(boxData(middleX(box) - width / 2, top, width, NAME_HEIGHT, 2), 'white', 0.6),
    centredText(middleX(box), top + NAME_HEIGHT / 2, name, size),
  ]
}

/** In a cupboard the dot beside a thing is on its board as well, mm. */
const BESIDE = 9

/** `least`: width of the window that somebody is in. `free`: the side of the dot on a board, 1 at the right. */
function item(half: Half, look: Look, { least = 0, free = 0 } = {}): MatchItem {
  const within = (box: Box) =>
    free === 0 ? box : { ...box, x: free > 0 ? box.x : box.x + BESIDE, width: box.width - BESIDE }
  return {
    name: half.name,
    draw: (box) => (look.named ? signed : standing)(half, within(box), look),
    reach: (box) => {
      const { reach, foot, scale } = placed(half, within(box), look)
      const [width, height] = [Math.max(least, reach.width * scale), reach.height * scale]
      return { x: middleX(within(box)) - width / 2, y: foot - height, width, height }
    },
  }
}

/** Room for two reasons below the rows, mm. */
const REASONS_HEIGHT = 64
const REASON_STEP = 8.6
const REASON_SIZE = 4.8
const MODEL_SIZE = 5.6
const MODEL = { font: 'text', anchor: 'start', fill: ANSWER_RED } as const

/** A reason for each pair, for the key. */
function models(pairs: readonly Pair[], law: Law, panel: Box): Mark[] {
  const [left, room] = [panel.x + 6, panel.width - 12]
  const reasonOf = ({ one, other, why }: Pair) => `${one.name} e ${other.name}: ${why ?? PAIR_TEXTS.why[law]}`
  // One size for all keys of a law.
  const size = Math.min(...pairsFor(law, true).map((pair) => fitTextSize(reasonOf(pair), 'text', MODEL_SIZE, room)))
  return pairs.map((pair, i) =>
    text(left, panel.y + ((i + 0.65) * panel.height) / pairs.length, reasonOf(pair), size, MODEL),
  )
}

/** «… e … combinam porque …», twice, each with two lines. */
function drawReasons(pairs: readonly Pair[], law: Law, color: boolean): PageMark[] {
  const panel = { x: 14, y: 285 - REASONS_HEIGHT, width: 182, height: REASONS_HEIGHT - 4 }
  const [left, right] = [panel.x + 6, panel.x + panel.width - 6]
  const style = { font: 'text', anchor: 'start' } as const
  const because = right - measureText(PAIR_TEXTS.because, 'text', REASON_SIZE)
  const blank = (because - left - 10) / 2
  const second = left + blank + 5
  const asked = [0, 1].flatMap((i): Mark[] => {
    const y = panel.y + 9 + i * (3 * REASON_STEP + 2)
    return [
      line(left, y + 1, left + blank - 2, y + 1, { width: 0.5 }),
      text(left + blank, y, PAIR_TEXTS.and, REASON_SIZE, style),
      line(second, y + 1, because - 2, y + 1, { width: 0.5 }),
      text(because, y, PAIR_TEXTS.because, REASON_SIZE, style),
      ...[1, 2].map((n) => line(left, y + 1 + n * REASON_STEP, right, y + 1 + n * REASON_STEP, { width: 0.5 })),
    ]
  })
  return [plate(panel, color), answer(models(pairs, law, panel), asked)]
}

/** True if one of the two could also claim the other's partner. */
const conflicting = (a: Pair, b: Pair) =>
  a.also.includes(b.one.name) ||
  b.also.includes(a.one.name) ||
  [b.one.name, b.other.name].some((name) => name === a.one.name || name === a.other.name)

/** True if a pair is absent from the page and cannot be mixed up with its pairs. */
const isFree = (pair: Pair, dealt: readonly Pair[]) => !dealt.some((known) => conflicting(known, pair))

/** Something without a partner on the page. */
const spareOf = (items: readonly Pair[], dealt: readonly Pair[], random: Random): Half | undefined =>
  random.shuffle(items).find((pair) => isFree(pair, dealt))?.other

export const quemCombina: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quem-combina',
  category: 'pareamento',
  themes: Object.keys(LAWS),
  draw: (options) => {
    const { level, color, must = [], theme = 'bichos' } = options
    const rule = LAWS[theme]
    if (!rule) throw new RangeError(`no law for ${theme}`)
    const items = pairsFor(rule.law, level === 'desafio')
    const named = level === 'desafio' || (rule.named ?? false)
    const pages = dealPages(options, {
      items,
      perPage: amountOf(options, level === 'desafio' && rule.lands ? HARD_ROWS : ROWS[level]),
      nameOf: ({ one }) => one.name,
      mostShared: SMALL_DECK,
      // At the middle level something has to remain that is without a partner.
      accept: (page, pair) =>
        isFree(pair, page) && (level !== 'medio' || items.some((other) => isFree(other, [...page, pair]))),
      pinned: items.filter(({ one, other }) => must.includes(one.name) || must.includes(other.name)),
    })
    return composeSheet(options, 'link', (random, index) => {
      const dealt = pages[index] ?? []
      const reasons = level === 'desafio' ? drawReasons(dealt, rule.law, color) : []
      const foot = reasons.length > 0 ? REASONS_HEIGHT - 2 : 0
      const land = rule.lands?.[index % rule.lands.length]
      const spare = level === 'medio' ? spareOf(items, dealt, random.fork('spare')) : undefined
      const rows = dealt.length
      const spots = (land ? landSpots : boardSpots)({
        left: rows,
        right: rows + (spare ? 1 : 0),
        width: WIDTHS[level],
        foot,
      })
      const lowest = Math.min(...[...spots.left, ...spots.right].map(({ height }) => height))
      const look = { color, flip: false, named, most: (lowest - (named ? NAME_HEIGHT : 0)) * FILLED }
      const isRoom = rule.law === 'objetos'
      const left = { least: rule.law === 'profissoes' ? WINDOW : 0, free: isRoom ? 1 : 0 }
      const right = { free: isRoom ? -1 : 0 }
      const pairs = dealt.map(({ one, other }) => ({
        left: item(one, { ...look, flip: rule.lands !== undefined }, left),
        right: item(other, look, right),
      }))
      const place = ({ draw }: MatchItem, box: Box) => draw(box)
      const { marks, facts } = drawMatching(random, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        rows: spots.left,
        spots,
        place,
        ...(spare && { spare: item(spare, look, right) }),
      })
      return {
        marks: [
          ...(land
            ? pairLand(options, land, spots, foot)
            : pairRoom(options, spots, foot === 0, rule.law === 'profissoes' ? 'rua' : 'casa')),
          ...marks,
          ...reasons,
        ],
        facts,
        whole: true as const,
        items: dealt.map(({ one, other }) => `${one.name} e ${other.name}`),
        pictures: [
          ...[...dealt.flatMap(({ one, other }) => [one, other]), ...(spare ? [spare] : [])].flatMap(
            ({ name }) => idOfName(name) ?? [],
          ),
          ...(rule.law === 'profissoes' ? ['janela', 'loja'] : []),
        ],
      }
    })
  },
}
