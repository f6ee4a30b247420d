/** Shapes to cut out and use: things on a mural, medals on hooks, pieces of a mobile. */
import { amountOf } from '../../page/amount.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import { group } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { findShape } from '../../scene/shapes.ts'
import { acted } from '../../studio/cast/actions/actions.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, childAt } from '../../studio/cast/people.ts'
import { HANDS_UP, POINT, WAVE } from '../../studio/cast/poses.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { room } from '../../studio/scenes/ground.ts'
import { CUT_FIGURES, HOLE_AT } from './cut-figures.ts'
import { dashedOutline, scissors } from './cut-lines.ts'
import type { Cut } from './cut-strips.ts'
import { FILLED, MEDALS } from './cut-things.ts'

const MEDAL_SHAPES = ['circulo', 'hexagono', 'pentagono', 'oval', 'losango', 'quadrado'] as const
const MEDAL_FILLS: readonly Fill[] = ['yellowPale', 'bluePale', 'pinkPale', 'hill']
const RIBBONS: readonly Fill[] = ['red', 'blue', 'purple', 'green']

const ROWS = { facil: [1, 2], medio: [2, 2], desafio: [2, 3] } as const

const sizeOf = (options: SheetOptions) => {
  const [columns, rows] = ROWS[options.level]
  return { columns, rows: amountOf(options, rows) }
}

/** Names of the shapes of each page. */
export function shapePages(options: SheetOptions): string[][] {
  const { columns, rows } = sizeOf(options)
  const decks = { facil: FILLED, medio: MEDALS, desafio: CUT_FIGURES } as const
  const shapeOf = new Map(FILLED.map(({ name, shape }) => [name, shape]))
  return dealPages(options, {
    items: decks[options.level].map(({ name }) => name),
    perPage: columns * rows,
    mostShared: SMALL_DECK,
    accept: (page, name) => options.level !== 'facil' || !page.some((one) => shapeOf.get(one) === shapeOf.get(name)),
  })
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface Placed {
  readonly at: Spot
  /** Half the width and height that it needs. */
  readonly reach: number
  readonly name: string
}

const pin = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, 2.4), fill, 0.8),
  pen.shape(circle(x - 0.7, y - 0.7, 0.7), 'white', null),
]

/** A cork board over a table where somebody cuts. */
const mural = (pen: Pen, who: (i: number) => CastName, places: readonly Placed[]): Drawing => [
  room(pen.plane('far', 'woodDark'), 268, 'skyLow', 'woodPale'),
  pen.plane('middle').shape(box(16, 56, 178, 190, 3), 'wood'),
  pen.plane('middle').shape(box(20, 60, 170, 182, 1.5), 'tan', 0.8),
  places.map(({ at: { x, y } }) => [
    pen.plane('middle').shape(box(x - 62, y - 43, 124, 86, 2), 'white', 0.8),
    pin(pen.plane('middle'), x - 57, y - 38, 'red'),
    pin(pen.plane('middle'), x + 57, y - 38, 'blue'),
  ]),
  acted(pen.plane('middle'), 'recortar', 36, 292, 0.72, who(0)),
  person(pen.plane('middle'), who(1), 176, 286, 0.9, {
    pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-20, -36], dir: -105, z: 'back' } },
  }),
]

/** A rail with hooks, and winners below it. */
const hall = (pen: Pen, who: (i: number) => CastName, rows: readonly number[]): Drawing => [
  room(pen.plane('far', 'woodDark'), 262, 'sky', 'woodPale', true),
  rows.map((y) => pen.plane('middle').shape(box(18, y - 3, 174, 6, 2), 'wood')),
  [
    [105, 256, 0],
    [72, 264, 1],
    [138, 264, 2],
  ].map(([x = 0, top = 0, i = 0]) => [
    pen.plane('middle').shape(box(x - 17, top, 34, 40, 1), i ? 'yellowPale' : 'yellow'),
    pen.text(x, top + 15, i + 1, 11),
    person(pen.plane('middle'), who(i), x, top + 1, 0.62, { pose: i ? WAVE : HANDS_UP }),
  ]),
]

/** Rods with strings under a ceiling. */
const mobile = (pen: Pen, who: (i: number) => CastName, rows: readonly number[]): Drawing => [
  room(pen.plane('far', 'woodDark'), 274, 'purplePale', 'woodPale', true),
  pen.line(`M105 48V${rows[0] ?? 60}`, 0.9),
  rows.slice(1).map((y, i) => pen.line(`M105 ${rows[i] ?? y}V${y}`, 0.9)),
  rows.map((y) => pen.rope(`M30 ${y + 3}Q105 ${y - 5} 180 ${y + 3}`, 2.2, 'wood', 0.8)),
  person(pen.plane('middle'), who(0), 105, 282, 0.5, { pose: HANDS_UP }),
]

interface Page {
  readonly drawing: Drawing
  readonly outlines: readonly {
    readonly at: Spot
    readonly scale: number
    readonly d: string
  }[]
  readonly places: readonly Placed[]
}

const column = (i: number) => (i % 2 ? 151 : 59)

function easyPage(pen: Pen, names: readonly string[], who: (i: number) => CastName): Page {
  const places = names.map(
    (name, i): Placed => ({ at: { x: 105, y: names.length > 1 ? 106 + i * 90 : 150 }, reach: 40, name }),
  )
  const things = places.map(({ name, at }, i) => {
    const thing = FILLED.find((one) => one.name === name)
    if (!thing) throw new RangeError(`no thing named ${name}`)
    const scale = thing.shape === 'retangulo' ? 1.12 : thing.shape === 'triangulo' ? 0.84 : 0.78
    const d = findShape(thing.shape).data(0, 0, 100)
    return {
      outline: { at, scale, d },
      drawing: pen.at(at.x, at.y, scale, (own) => [
        own.shape(d, thing.fill, null),
        own.clip(d, thing.inside(own, who(i + 2))),
      ]),
    }
  })
  return {
    places,
    outlines: things.map(({ outline }) => outline),
    drawing: [mural(pen, who, places), things.map(({ drawing }) => drawing)],
  }
}

function medalPage(pen: Pen, names: readonly string[], who: (i: number) => CastName, seed: number): Page {
  const rows = names.length > 2 ? [62, 148] : [104]
  const shapes = createRandom(seed).shuffle(MEDAL_SHAPES)
  const places = names.map(
    (name, i): Placed => ({ at: { x: column(i), y: (rows[Math.floor(i / 2)] ?? 62) + 50 }, reach: 30, name }),
  )
  const things = places.map(({ name, at }, i) => {
    const medal = MEDALS.find((one) => one.name === name)
    if (!medal) throw new RangeError(`no medal named ${name}`)
    const shape = findShape(shapes[i % shapes.length] ?? 'circulo')
    const d = shape.data(0, 0, shape.id === 'oval' ? 68 : 58)
    const top = shape.id === 'oval' ? -22 : -28
    const ribbon = RIBBONS[i % RIBBONS.length] ?? 'red'
    return {
      outline: { at, scale: 1, d },
      drawing: [
        pen.plane('middle').shape(`M${at.x - 15} ${at.y - 52}h9L${at.x + 4} ${at.y + top + 4}h-9z`, ribbon, 0.9),
        pen.plane('middle').shape(`M${at.x + 15} ${at.y - 52}h-9L${at.x - 4} ${at.y + top + 4}h9z`, ribbon, 0.9),
        pen.at(at.x, at.y, 1, (own) => [
          own.shape(d, MEDAL_FILLS[i % MEDAL_FILLS.length] ?? 'yellowPale', null),
          own.at(0, 3, shape.id === 'losango' ? 0.66 : 0.94, (p) => medal.draw(p.plane('middle'))),
          own.shape(circle(0, top + (shape.id === 'losango' ? 9 : 6.5), 2), 'white', 0.7),
        ]),
      ],
    }
  })
  return {
    places,
    outlines: things.map(({ outline }) => outline),
    drawing: [hall(pen, who, rows), things.map(({ drawing }) => drawing)],
  }
}

function hardPage(pen: Pen, names: readonly string[], who: (i: number) => CastName): Page {
  const rows = names.length > 4 ? [60, 131, 202] : [74, 164]
  const places = names.map(
    (name, i): Placed => ({ at: { x: column(i), y: (rows[Math.floor(i / 2)] ?? 60) + 37 }, reach: 30, name }),
  )
  const things = places.map(({ name, at }) => {
    const figure = CUT_FIGURES.find((one) => one.name === name)
    if (!figure) throw new RangeError(`no figure named ${name}`)
    const rod = at.y - 36
    return {
      outline: { at, scale: 1, d: figure.outline },
      drawing: [
        pen.at(at.x, at.y, 1, (own) => [
          own.shape(figure.outline, figure.fill, 0.5),
          figure.inside(own.plane('middle')),
          own.shape(circle(figure.hangs, HOLE_AT, 1.7), 'white', 0.7),
        ]),
        pen.line(`M${at.x + figure.hangs} ${rod}V${at.y + HOLE_AT}`, 0.8),
      ],
    }
  })
  return {
    places,
    outlines: things.map(({ outline }) => outline),
    drawing: [mobile(pen, who, rows), things.map(({ drawing }) => drawing)],
  }
}

/** From the room of the first shape to its scissors, mm. */
const SCISSORS_BESIDE = { facil: 13, medio: 7, desafio: 7 } as const
const LINE = { facil: 1.5, medio: 1.1, desafio: 0.8 } as const

export function drawShapes(options: SheetOptions, names: readonly string[], index: number) {
  const { level, color, seed } = options
  const pen = new Pen(color)
  const who = (i: number) => childAt(seed + index * 3 + i)
  const page =
    level === 'facil'
      ? easyPage(pen, names, who)
      : level === 'medio'
        ? medalPage(pen, names, who, seed + index)
        : hardPage(pen, names, who)
  const cuts = page.outlines.map(
    ({ at, scale, d }): Mark => group(at.x, at.y, [dashedOutline(d, LINE[level] / scale)], { scale }),
  )
  const first = page.places[0]
  return {
    marks: [
      ...marksOf([page.drawing, cuts, pictureTitle(pen, options)]),
      ...(first ? [scissors(first.at.x - first.reach - SCISSORS_BESIDE[level], first.at.y, false)] : []),
    ],
    beyond: [],
    cuts: page.places.map(
      ({ at, reach, name }): Cut => ({
        form: name,
        stroke: [
          { x: at.x - reach, y: at.y - reach },
          { x: at.x + reach, y: at.y + reach },
        ],
        repetitions: 1,
      }),
    ),
    items: [...names],
    pictures: [],
  }
}
