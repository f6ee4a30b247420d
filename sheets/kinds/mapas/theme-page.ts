/** Themed maps of all Brazil with questions: cities by rank with roads, people who moved from state to state. */
import { measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, type Point, round, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box as boxPath, circle, star } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { BALANCES, CITIES, CITY_QUESTIONS, type City, MOVING_QUESTIONS, RANKS, ROADS } from './city-facts.ts'
import { boxAround } from './free-places.ts'
import { leader, type MapLook, pill } from './map-drawing.ts'
import { type Label, labelsOf } from './map-labels.ts'
import { eachMap, fitted, type Layout, type MapFacts, NONE, paper } from './map-paper.ts'
import type { Question } from './map-questions.ts'

export const MAP_THEMES = ['cidades', 'migracoes'] as const
type MapTheme = (typeof MAP_THEMES)[number]

const NAME = 3
const RADII = [3.4, 2.6, 1.9, 1.1] as const

/** The sign of a rank; each has another shape. */
const sign = (pen: Pen, { x, y }: Point, rank: City['rank']): Drawing => {
  const r = RADII[rank]
  if (rank === 0) return pen.shape(star(x, y, r), 'red', 0.8)
  if (rank === 1) return pen.shape(boxPath(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, 0.3), 'orange', 0.8)
  return pen.shape(circle(x, y, r), rank === 2 ? 'yellow' : 'white', 0.8)
}

const LEGEND = { width: 54, row: 6.4 }

/** In the lower left corner, over land that is not asked about. */
const legendBox = ({ area }: MapLook, rows: number) => ({
  ...{ x: area.x + 4, width: LEGEND.width, height: 4 + rows * LEGEND.row },
  y: area.y + area.height - 8 - rows * LEGEND.row,
})

/** Middle of a name's plate beside its sign. */
function nameAt({ name, rank, side, shift }: City, { x, y }: Point): Point {
  const [across, up] = [measureText(name, 'text', NAME) / 2 + RADII[rank] + 1.4, RADII[rank] + 2.8]
  if (side === 'left' || side === 'right') return { x: x + (side === 'left' ? -across : across), y: y + shift }
  return { x, y: y + (side === 'above' ? -up : up) }
}

/** A road's number is on the middle of one of its stretches, or beside it in the sea. */
const NUMBERED: Readonly<Record<string, readonly [from: number, dx: number, dy: number]>> = {
  'BR-040': [0, 0, 0],
  'BR-116': [2, -11, -2],
  'BR-101': [2, -11, 1],
  'BR-060': [1, 0, 0],
}

const cityMap = eachMap((look) => {
  const dots = CITIES.map((one) => {
    const dot = look.atlas.at(one.longitude, one.latitude)
    return { ...one, dot, at: nameAt(one, dot) }
  })
  const dotOf = (name: string): Point => dots.find((one) => one.name === name)?.dot ?? { x: 0, y: 0 }
  const roads = ROADS.map(({ name, cities }) => {
    const points = cities.map(dotOf)
    const [from, dx, dy] = NUMBERED[name] ?? [0, 0, 0]
    const [a, b] = [points[from] ?? { x: 0, y: 0 }, points[from + 1] ?? { x: 0, y: 0 }]
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return { name, points, middle, at: { x: middle.x + dx, y: middle.y + dy } }
  })
  return { dots, roads, legend: legendBox(look, RANKS.length + 1) }
})

/** A name on white, without a frame. */
const onWhite = (pen: Pen, name: string, { x, y }: Point): Drawing => {
  const width = measureText(name, 'text', NAME)
  return [
    pen.shape(
      boxPath(round(x - width / 2 - 0.6), round(y - NAME * 0.62), width + 1.2, NAME * 1.24, 0.6),
      'white',
      null,
    ),
    pen.text(round(x), round(y + NAME * 0.35), name, NAME, { font: 'text' }),
  ]
}

const cities = (pen: Pen, options: SheetOptions): readonly [Layout, Drawing] => {
  const place = cityMap(options)
  const { legend } = place
  const width = measureText('BR-000', 'display', NAME) + 2.4
  return [
    { ...place, ocean: [] },
    [
      place.roads.map(({ points }) =>
        pen.line(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`, 1, 'brown'),
      ),
      place.dots.map(({ name, at }) => onWhite(pen, name, at)),
      // The highest rank comes last, and no coast crosses it.
      place.dots
        .toReversed()
        .map(({ dot, rank }) => [
          rank === 0 ? pen.shape(circle(dot.x, dot.y, RADII[0] * 0.75), 'white', null) : [],
          sign(pen, dot, rank),
        ]),
      place.roads.map(({ name, at, middle }) => [
        at.x === middle.x ? [] : leader(pen, at, middle),
        pen.shape(boxPath(round(at.x - width / 2), round(at.y - 2.3), width, 4.6, 1), 'white', 0.6),
        pen.text(round(at.x), round(at.y + NAME * 0.35), name, NAME),
      ]),
      pen.shape(boxPath(legend.x, legend.y, legend.width, legend.height, 2), 'white', 0.8),
      RANKS.map((name, i) => {
        const y = legend.y + 2 + LEGEND.row * (i + 0.5)
        return [
          sign(pen, { x: legend.x + 5, y }, i as City['rank']),
          pen.text(legend.x + 10, y + 1.2, name, 3.2, { font: 'text', anchor: 'start' }),
        ]
      }),
      pen.line(`M${legend.x + 2} ${legend.y + 2 + LEGEND.row * 4.5}h6`, 1, 'brown'),
      pen.text(legend.x + 10, legend.y + 3.2 + LEGEND.row * 4.5, 'rodovia', 3.2, { font: 'text', anchor: 'start' }),
    ],
  ]
}

const BALANCE = 3.2
const balanceWords = (id: string) => `${id} ${(BALANCES[id] ?? 0) > 0 ? '+' : '−'}${Math.abs(BALANCES[id] ?? 0)}`
const balanceSize = (id: string) => ({
  width: measureText(balanceWords(id), 'display', BALANCE) + 4,
  height: BALANCE * 1.6,
})

/** Too small for a label. */
const BESIDE = ['PB', 'RJ', 'SC']

const movingMap = eachMap((look) => {
  const legend = legendBox(look, 3)
  look.free.take(legend)
  const inside = Object.keys(BALANCES).filter((id) => !BESIDE.includes(id))
  return {
    legend,
    labels: [
      ...inside.map((id): Label => ({ id, at: look.atlas.room(id), to: null })),
      ...labelsOf(BESIDE, { ...look, sizeOf: balanceSize }),
    ],
  }
})

const moves = (pen: Pen, options: SheetOptions): readonly [Layout, Drawing] => {
  const place = movingMap(options)
  const { legend, look } = place
  return [
    { ...place, ocean: [] },
    [
      Object.entries(BALANCES).map(([id, balance]) =>
        pen.shape(look.atlas.state(id), balance > 0 ? 'lime' : 'redPale', 0.6),
      ),
      place.labels.map(({ id, at, to }) => [
        to ? leader(pen, at, to) : [],
        pill(pen, boxAround(at, balanceSize(id))),
        pen.text(at.x, round(at.y + BALANCE * 0.35), balanceWords(id), BALANCE),
      ]),
      pen.shape(boxPath(legend.x, legend.y, legend.width, legend.height, 2), 'white', 0.8),
      ['Saldo, em milhares de pessoas', '+ chegaram mais pessoas', '− saíram mais pessoas'].map((words, i) => {
        const y = legend.y + 2 + LEGEND.row * (i + 0.5)
        return pen.text(legend.x + 3, y + 1.2, words, i ? 3.2 : 3, { font: i ? 'text' : 'display', anchor: 'start' })
      }),
    ],
  ]
}

const PAGES = {
  cidades: { draw: cities, questions: CITY_QUESTIONS },
  migracoes: { draw: moves, questions: MOVING_QUESTIONS },
} as const

/** Step of the questions on the card, mm. */
const STEP = 13.4

export function themed(options: SheetOptions, theme: MapTheme, random: Random): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const { draw, questions: lists } = PAGES[theme]
  const questions: readonly Question[] = lists.map((list) => random.pick(list))
  const [place, over] = draw(pen, options)
  const [below, above] = paper(pen, options, place)
  const rows = questions.map(({ text: said, answer: right }, i) => {
    const [x, y] = [place.card.x + 6, place.card.y + 8.4 + i * STEP]
    const width = place.card.width - 12
    const words = `${i + 1}. ${said}`
    return {
      drawn: [
        pen.text(x, y, words, fitted(words, 4.2, width), { font: 'text', anchor: 'start' }),
        line(x, y + 8.2, x + width, y + 8.2, { width: 0.35 }),
      ],
      right: text(x + 2, y + 7, right, 4.4, { anchor: 'start', fill: ANSWER_RED }),
    }
  })
  return {
    marks: [...marksOf([below, above, over, rows.map(({ drawn }) => drawn)]), answer(rows.map(({ right }) => right))],
    whole: true,
    facts: { ...NONE, questions },
    items: questions.map(({ text: said }) => said),
    pictures: ['mapa', ...(theme === 'cidades' ? ['cidade', 'estrada', 'estrela'] : [])],
  }
}
