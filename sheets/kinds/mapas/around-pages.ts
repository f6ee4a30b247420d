/** A child among six things, and below the place letters to choose, sentences to complete or a table to fill. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { fromBehind, type SeenFromBehind } from '../../studio/cast/from-behind.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { standing } from '../../studio/fit.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { aroundPlace } from '../../studio/places/around-places.ts'
import { type AroundThing, extentOf } from '../../studio/shapes/around-things.ts'
import { bubbleAbove } from '../../studio/shapes/speech-bubbles.ts'
import {
  type AroundTask,
  isNear,
  LETTER_OF,
  RELATIONS,
  relationOf,
  SPOTS,
  type SpotName,
  spotAt,
} from './around-facts.ts'

interface Ground {
  readonly horizon: number
  /** Feet of the child, of what is farther and of what is nearer than the child. */
  readonly middle: number
  readonly up: number
  readonly down: number
  /** Of the child; what is far is smaller, what is near is larger. */
  readonly scale: number
}

const TALL: Ground = { horizon: 84, middle: 187, up: 116, down: 243, scale: 0.96 }
const SHORT: Ground = { horizon: 80, middle: 166, up: 109, down: 206, scale: 0.78 }
const [FARTHER, NEARER] = [0.76, 1.06]
const CX = 105
/** Half the width of a child, and the edge up to which things reach. */
const [HALF_CHILD, EDGE] = [16, 92]

const footOf = (ground: Ground, spot: SpotName) =>
  spot === 'up' ? ground.up : spot === 'down' ? ground.down : ground.middle
const scaleOf = (ground: Ground, spot: SpotName) =>
  ground.scale * (spot === 'up' ? FARTHER : spot === 'down' ? NEARER : 1)

const widthAt = (ground: Ground, { things }: AroundTask, spot: SpotName) =>
  extentOf(things[spot]).width * scaleOf(ground, spot)

/** Middle of a thing: child, near thing, far thing and edge have the same gap between them. */
function xOf(ground: Ground, task: AroundTask, spot: SpotName): number {
  if (spot === 'up' || spot === 'down') return CX
  const side = spot.endsWith('Right') ? 1 : -1
  const [near, far] = side > 0 ? (['nearRight', 'farRight'] as const) : (['nearLeft', 'farLeft'] as const)
  const [nearWidth, farWidth] = [widthAt(ground, task, near), widthAt(ground, task, far)]
  const from = HALF_CHILD * ground.scale
  const gap = (EDGE - from - nearWidth - farWidth) / 3
  return CX + side * (isNear(spot) ? from + gap + nearWidth / 2 : EDGE - gap - farWidth / 2)
}

/** Sand at the foot of a thing, which a shadow alone does not ground in black. */
const sandLine = (pen: Pen, x: number, foot: number, reach: number): Drawing =>
  pen.line(`M${x - reach - 2} ${foot}h${2 * reach + 4}`, 0.8, 'sandLine')

const SHADOWS = { quarto: 'brownPale', praia: 'sandLine', praca: 'hillLine', sitio: 'brownPale' } as const

function thingsAround(pen: Pen, ground: Ground, task: AroundTask, spots: readonly SpotName[]): Drawing {
  return spots.map((spot) => {
    const thing = task.things[spot]
    const scale = scaleOf(ground, spot)
    const [x, foot] = [xOf(ground, task, spot), footOf(ground, spot)]
    const reach = widthAt(ground, task, spot) / 2
    return [
      pen.shade(ellipse(x, foot - 0.4, reach + 2, 2.2), SHADOWS[task.place]),
      task.place === 'praia' ? sandLine(pen, x, foot, Math.min(reach, 13)) : [],
      standing(pen, thing.draw, x, foot, thing.size * scale),
    ]
  })
}

const WAVING = { at: [16.4, -41], hand: 'open', dir: 170, thumb: -1 } as const

function child(pen: Pen, { middle, scale }: Ground, { who, facing, place }: AroundTask, waves: boolean): Drawing {
  const shadow = [
    pen.shade(ellipse(CX, middle - 0.4, 17 * scale, 2.4), SHADOWS[place]),
    place === 'praia' ? sandLine(pen, CX, middle, 11 * scale) : [],
  ]
  if (facing) return [shadow, person(pen, who, CX, middle, scale, { pose: { expr: 'alegre' } })]
  return [shadow, fromBehind(pen, who as SeenFromBehind, CX, middle, scale, waves ? { armR: WAVING } : {})]
}

/** The place with the child and the things, what is farther first. */
const scene = (pen: Pen, ground: Ground, task: AroundTask, waves = false): Drawing => [
  aroundPlace(pen, task.place, ground),
  thingsAround(pen, ground, task, ['up', 'farLeft', 'nearLeft', 'nearRight', 'farRight']),
  child(pen, ground, task, waves),
  thingsAround(pen, ground, task, ['down']),
]

/** A label goes below what is at the child's sides, and at the right of what is before or behind. */
function labelAt(ground: Ground, task: AroundTask, spot: SpotName, width: number, height: number) {
  const [x, foot] = [xOf(ground, task, spot), footOf(ground, spot)]
  if (spot !== 'up' && spot !== 'down') return { cx: x, cy: foot + 4 + height / 2 }
  const reach = widthAt(ground, task, spot) / 2
  return { cx: x + reach + 4 + width / 2, cy: foot - height / 2 }
}

const BOX = 13.4

const bubble = (pen: Pen, { middle, scale }: Ground): Drawing => {
  const [x, y, width, height] = [127, middle - 65, 50, 17]
  return [
    pen.shape(bubbleAbove({ x, y, width, height }, CX + 16.4 * scale + 6, 5), 'white', 0.9),
    pen.text(x + width / 2, y + 7.2, 'Esta é a minha', 4.8, { font: 'text' }),
    pen.text(x + width / 2, y + 13.6, 'mão direita!', 4.8),
  ]
}

const PLATE = { x: 14, width: 182, foot: 283 }

const plate = (pen: Pen, top: number): Drawing =>
  pen.shape(box(PLATE.x, top, PLATE.width, PLATE.foot - top, 4), 'white', 1)

/** Letters on the things. */
export function lettersPage(pen: Pen, task: AroundTask): PageMark[] {
  const top = 253
  return [
    ...marksOf([
      scene(pen, TALL, task, true),
      bubble(pen, TALL),
      plate(pen, top),
      RELATIONS.map((relation, i) => {
        const x = PLATE.x + 6 + (i % 2) * 88
        const y = top + 12 + Math.floor(i / 2) * 11.6
        const says =
          relation === 'em frente'
            ? 'em frente à criança'
            : relation === 'atrás'
              ? 'atrás da criança'
              : `${relation} dela`
        return [
          pen.text(x + 4, y, LETTER_OF[relation], 7.4),
          pen.text(x + 11, y, says, 6, { font: 'text', anchor: 'start' }),
        ]
      }),
    ]),
    ...SPOTS.flatMap((spot): PageMark[] => {
      const { cx, cy } = labelAt(TALL, task, spot, BOX, BOX)
      return [
        ...marksOf(pen.shape(box(cx - BOX / 2, cy - BOX / 2, BOX, BOX, 2.2), 'white', 0.9)),
        writtenAnswer(cx, cy, LETTER_OF[relationOf(task, spot)], 8),
      ]
    }),
  ]
}

const NAME = { size: 4.8, height: 7.4 }

const names = (pen: Pen, task: AroundTask): Drawing =>
  SPOTS.map((spot) => {
    const { name } = task.things[spot]
    const size = fitTextSize(name, 'display', NAME.size, 31)
    const width = measureText(name, 'display', size) + 5
    const { cx, cy } = labelAt(SHORT, task, spot, width, NAME.height)
    return [
      pen.shape(box(cx - width / 2, cy - NAME.height / 2, width, NAME.height, 2), 'white', 0.7),
      pen.text(cx, cy + size * 0.35, name, size),
    ]
  })

const INSIDE = PLATE.x + 6
const RIGHT = PLATE.x + PLATE.width - 6

/** Words, and a line to write on as far as `right`. */
function lineOf(pen: Pen, words: string, x: number, y: number, right: number, shown?: string): PageMark[] {
  const { from, marks } = wordsAndLine(pen, words, [x, y], 5.4, right, 2.4, 1.4)
  return [...marks, ...(shown ? [writtenAnswer((from + right) / 2, y - 1.8, shown, 6)] : [])]
}

const TEXT_TOP = 214

const withArticle = ({ article, name }: AroundThing) => `${article} ${name}`

/** The sentences that the child in the middle says, with what is missing in each. */
export function sentencesOf(task: AroundTask): readonly { readonly says: string; readonly answer: string }[] {
  const { things } = task
  const named = (relation: 'em frente' | 'atrás') => withArticle(things[spotAt(task, relation)])
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const beside = (spot: SpotName) => ({
    says: `${upper(withArticle(things[spot]))} está à minha`,
    answer: relationOf(task, spot).slice(2),
  })
  return [
    { says: 'Em frente a mim está', answer: named('em frente') },
    { says: 'Atrás de mim está', answer: named('atrás') },
    beside(task.things.nearLeft.size > task.things.nearRight.size ? 'nearLeft' : 'nearRight'),
    beside(task.things.nearLeft.size > task.things.nearRight.size ? 'farRight' : 'farLeft'),
  ]
}

export function sentencesPage(pen: Pen, task: AroundTask): PageMark[] {
  return [
    ...marksOf([
      scene(pen, SHORT, task),
      names(pen, task),
      plate(pen, TEXT_TOP),
      pen.text(INSIDE, TEXT_TOP + 8.4, `${nameOf(task.who)} diz:`, 5.4, { anchor: 'start' }),
      pen.text(INSIDE, TEXT_TOP + 62.6, 'Agora você:', 5.4, { anchor: 'start' }),
    ]),
    ...sentencesOf(task).flatMap(({ says, answer }, i) =>
      lineOf(pen, says, INSIDE, TEXT_TOP + 19 + i * 11, RIGHT, answer),
    ),
    ...lineOf(pen, 'à minha direita está', INSIDE + 37, TEXT_TOP + 62.6, RIGHT),
  ]
}

const ROWS = ['à direita', 'à esquerda'] as const
const TABLE = { x: INSIDE, head: 38, cell: 66, top: TEXT_TOP + 4, title: 8, row: 13 }

/** A child who looks at the reader: near and far at each hand, in front and behind. */
export function tablePage(pen: Pen, task: AroundTask): PageMark[] {
  const { x, head, cell, top, title, row } = TABLE
  const columnAt = (near: boolean) => x + head + (near ? 0 : cell)
  const below = top + title + 2 * row
  const middle = PLATE.x + PLATE.width / 2
  return [
    ...marksOf([
      scene(pen, SHORT, task),
      names(pen, task),
      plate(pen, TEXT_TOP),
      [true, false].map((near) => [
        pen.shape(box(columnAt(near), top, cell, title), 'yellowPale', 0.7),
        pen.text(columnAt(near) + cell / 2, top + 5.8, near ? 'mais perto' : 'mais longe', 5),
      ]),
      ROWS.map((relation, i) => [
        pen.shape(box(x, top + title + i * row, head, row), 'yellowPale', 0.7),
        pen.text(x + head / 2, top + title + i * row + 5.6, relation, 5),
        pen.text(x + head / 2, top + title + i * row + 10.8, 'da criança', 4.6, { font: 'text' }),
        [true, false].map((near) => pen.shape(box(columnAt(near), top + title + i * row, cell, row), 'white', 0.7)),
      ]),
      pen.text(INSIDE, below + 25.4, 'Agora você:', 5.4, { anchor: 'start' }),
    ]),
    ...ROWS.flatMap((relation, i) =>
      [true, false].map((near) =>
        writtenAnswer(
          columnAt(near) + cell / 2,
          top + title + (i + 0.5) * row,
          withArticle(task.things[spotAt(task, relation, near)]),
          6,
        ),
      ),
    ),
    ...lineOf(pen, 'Em frente:', INSIDE, below + 12, middle - 3, withArticle(task.things[spotAt(task, 'em frente')])),
    ...lineOf(pen, 'Atrás:', middle + 3, below + 12, RIGHT, withArticle(task.things[spotAt(task, 'atrás')])),
    ...lineOf(pen, 'à minha esquerda está', INSIDE + 37, below + 25.4, RIGHT),
  ]
}
