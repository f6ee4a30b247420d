/** Signs under the beings, arrows between them, and the paper of somebody who studies the place. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { box, circle, points, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import type { Inhabitant, LivingPlace } from '../../studio/places/living-place.ts'
import type { Being } from './food-webs.ts'

/** The paper that asks, mm. */
const PAPER = { x: 13, y: 217, width: 148, height: 65 }
const SIGN = { height: 7.6, size: 4.95, slot: 9.4 }

/** The place as it is, or turned round, so that its pages differ. */
export interface View {
  readonly place: LivingPlace
  readonly isTurned: boolean
  /** Few live there, and larger. */
  readonly isNear: boolean
}

const MIDDLE = 105
const turned = ({ isTurned }: View, [x, y]: Spot): Spot => [isTurned ? 2 * MIDDLE - x : x, y]

const inhabitant = ({ place }: View, name: string): Inhabitant => {
  const found = place.inhabitants[name]
  if (!found) throw new RangeError(`${name} lives elsewhere`)
  return found
}

const STANDING: Standing = {
  pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-20, -36], dir: -105, z: 'back' } },
}
const STANDING_TURNED: Standing = { pose: POINT }

const DIVER: Standing = {
  pose: SWIM,
  wear: { top: { tone: CLOTH.azul, kind: 'long' }, bottom: { tone: CLOTH.azul, kind: 'shorts' }, aids: [] },
  extra: (near) => ({
    head: [
      near.rope(box(-10, -51, 20, 10.6, 5), CLOTH.vermelho, 1.5),
      near.rope('M10.6,-46Q15,-46 15,-52V-64', CLOTH.amarelo, 2),
    ],
  }),
}

/** Somebody beside the paper: on the ground, or in the water. */
function researcher(pen: Pen, view: View, who: CastName): Drawing {
  const [x] = turned(view, [view.place.isSea ? 175 : 181, 0])
  if (!view.place.isSea) return person(pen, who, x, 283, 0.7, view.isTurned ? STANDING_TURNED : STANDING)
  return person(pen, who, x, 278, 0.72, { ...DIVER, turn: view.isTurned ? -24 : 24, flip: !view.isTurned })
}

const paperLeft = ({ isTurned }: View) => (isTurned ? 2 * MIDDLE - PAPER.x - PAPER.width : PAPER.x)

const GROWTH = 1.2

/** In a picture of few, each is larger about its foot. */
function grown(pen: Pen, { draw, middle, sign: [, foot], growth = GROWTH }: Inhabitant, isNear: boolean): Drawing {
  if (!isNear || growth === 1) return draw(pen)
  const [x, y] = [middle[0], foot - SIGN.height / 2]
  return pen.at(x, y, growth, (own) => own.at(-x, -y, 1, draw))
}

/** Ground, beings in the order of the place, the paper and who studies it. */
export function living(pen: Pen, view: View, names: readonly string[], who: CastName): Drawing {
  const { place, isTurned, isNear } = view
  const scene = (pen: Pen): Drawing => [
    place.back(pen),
    Object.entries(place.inhabitants).map(([name, being]) =>
      names.includes(name) ? grown(pen, being, isNear) : (place.instead[name]?.(pen) ?? []),
    ),
  ]
  const left = paperLeft(view)
  const { y, width, height } = PAPER
  return [
    isTurned ? pen.at(2 * MIDDLE, 0, 1, scene, { flip: true }) : scene(pen),
    pen.shape(box(left, y, width, height, 3), 'cream', 1.1),
    researcher(pen, view, who),
  ]
}

type Slot = 'round' | 'square' | null

/** The name of a being on a white plate, with room for a number or a letter. */
export function sign(pen: Pen, view: View, name: string, slot: Slot, written: string): PageMark[] {
  const [cx, cy] = turned(view, inhabitant(view, name).sign)
  const { height, size } = SIGN
  const words = measureText(name, 'text', size)
  const room = slot ? SIGN.slot + 2 : 0
  const width = words + room + 6
  const left = Math.min(Math.max(cx - width / 2, 12), 198 - width)
  const at: Spot = [left + SIGN.slot / 2, cy]
  const half = SIGN.slot / 2
  const shape = slot === 'round' ? circle(at[0], cy, half) : box(at[0] - half, cy - half, 2 * half, 2 * half, 1.4)
  return [
    ...marksOf([
      pen.shape(box(left, cy - height / 2, width, height, 2.4), 'white', 0.8),
      slot ? pen.shape(shape, 'yellowPale', 0.9) : [],
      pen.text(left + room + 3, cy + size * 0.35, name, size, { font: 'text', anchor: 'start' }),
    ]),
    ...(slot ? [writtenAnswer(at[0], cy, written, 6.4)] : []),
  ]
}

const HEAD = 3.6

/** A bent arrow with a pale rim, so that it reads on any ground. */
function arrow(from: Spot, handle: Spot, to: Spot, ink: Ink, width: number): Drawing {
  const along = Math.atan2(to[1] - handle[1], to[0] - handle[0])
  const barb = (angle: number) =>
    `${round(to[0] - HEAD * Math.cos(along + angle))} ${round(to[1] - HEAD * Math.sin(along + angle))}`
  const at = ([x, y]: Spot) => `${round(x)} ${round(y)}`
  const d = `M${at(from)}Q${at(handle)} ${at(to)}M${barb(0.55)}L${at(to)}L${barb(-0.55)}`
  return [stroke(d, WHITE, width + 1.8), stroke(d, ink, width)]
}

const straight = (from: Spot, to: Spot, ink: Ink, width: number) =>
  arrow(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to, ink, width)

/** From one middle to the other, as far as both leave room. */
function between(view: View, food: string, eater: string): [Spot, Spot] {
  const [from, to] = [inhabitant(view, food), inhabitant(view, eater)]
  const [[x1, y1], [x2, y2]] = [from.middle, to.middle]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const at = (distance: number): Spot => [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length]
  return [at(from.reach), at(length - to.reach)]
}

const [WEB_WIDTH, PAPER_ARROW] = [1.6, 1.2]

/** From the food to who eats it. */
function feedingArrow(view: View, food: string, eater: string, ink: Ink): Drawing {
  const drawn = view.place.arrows[`${food}>${eater}`]
  if (!drawn) {
    const [from, to] = between(view, food, eater)
    return straight(turned(view, from), turned(view, to), ink, WEB_WIDTH)
  }
  const [from = [0, 0], handle = [0, 0], to = [0, 0]] = points(drawn).map((spot) => turned(view, spot))
  return arrow(from, handle, to, ink, WEB_WIDTH)
}

export const redArrow = (view: View, food: string, eater: string): PageMark =>
  answer(marksOf(feedingArrow(view, food, eater, ANSWER_RED)))

export const printedArrow = (view: View, food: string, eater: string): PageMark[] =>
  marksOf(feedingArrow(view, food, eater, BLACK))

const START = { font: 'text', anchor: 'start' } as const
const INDENT = 6

/** A line of the paper: its words, and a line to write on up to the edge. */
function question(pen: Pen, left: number, y: number, words: string, written: string): PageMark[] {
  const room = PAPER.width - 2 * INDENT
  const size = fitTextSize(words, 'text', 4.95, room - 40)
  const from = left + INDENT + measureText(words, 'text', size) + 2
  return [
    ...marksOf([
      pen.text(left + INDENT, y, words, size, START),
      pen.line(`M${from} ${y + 1}H${left + PAPER.width - INDENT}`, 0.6),
    ]),
    writtenAnswer(
      from + 2,
      y - 1.6,
      written,
      fitTextSize(written, 'display', 5, left + PAPER.width - INDENT - from - 3),
      {
        anchor: 'start',
      },
    ),
  ]
}

/** The reading of arrows, with one to look at. */
function arrowRule(pen: Pen, left: number): Drawing {
  const y = PAPER.y + 8
  return [
    straight([left + INDENT + 1, y - 1.5], [left + INDENT + 13, y - 1.5], BLACK, PAPER_ARROW),
    pen.text(left + INDENT + 17, y, 'A seta vai do alimento para quem se alimenta dele.', 4.6, START),
  ]
}

const fieldNote = (pen: Pen, left: number, y: number, words: string, size: number): Drawing => [
  pen.shape(circle(left + INDENT + 2, y - 1.7, 1.3), 'orange', 0.7),
  pen.text(left + INDENT + 7, y, words, fitTextSize(words, 'text', size, PAPER.width - 18), START),
]

/** Sentences of the field book, and the question that begins the chain. */
export function fieldNotes(pen: Pen, view: View, sentences: readonly string[], producer: string): PageMark[] {
  const left = paperLeft(view)
  const notes = sentences.map((sentence, i) => fieldNote(pen, left, PAPER.y + 20 + i * 11, sentence, 5.4))
  return [
    ...marksOf([arrowRule(pen, left), notes]),
    ...question(pen, left, PAPER.y + 57, 'A cadeia começa com o produtor:', producer),
  ]
}

const BOX = { width: 31, height: 12.6, gap: 5.4 }

/** Four boxes, each with what its being does in the chain; the clue says which animals eat others. */
export function chainToFill(
  pen: Pen,
  view: View,
  beings: readonly Being[],
  { clue, decomposer }: { readonly clue: string; readonly decomposer: string },
): PageMark[] {
  const left = paperLeft(view)
  const y = PAPER.y + 9
  const middle = y + BOX.height / 2
  const first = left + (PAPER.width - 4 * BOX.width - 3 * BOX.gap) / 2
  const marks = beings.flatMap(({ name, role }, i): PageMark[] => {
    const x = first + i * (BOX.width + BOX.gap)
    const part = role === 'produtor' || role === 'decompositor' ? role : 'consumidor'
    return [
      ...marksOf([
        pen.text(x + BOX.width / 2, y - 2.6, part, 4.4, { font: 'text' }),
        pen.shape(box(x, y, BOX.width, BOX.height, 2), 'white', 0.9),
        i ? straight([x - BOX.gap + 1, middle], [x - 0.8, middle], BLACK, PAPER_ARROW) : [],
      ]),
      writtenAnswer(x + BOX.width / 2, middle, name, fitTextSize(name, 'text', 5.2, BOX.width - 2), { font: 'text' }),
    ]
  })
  return [
    ...marks,
    ...marksOf(fieldNote(pen, left, PAPER.y + 31, clue, 4.95)),
    ...question(pen, left, PAPER.y + 41, 'A energia da cadeia vem da luz do', 'Sol'),
    ...question(pen, left, PAPER.y + 50.5, 'Consumidor primário, o que come o produtor:', beings[1]?.name ?? ''),
    ...question(pen, left, PAPER.y + 60, 'Quem devolve nutrientes ao ambiente?', decomposer),
  ]
}

interface Vanishing {
  readonly all: string
  readonly losers: readonly string[]
  readonly food: string
  readonly example: readonly string[]
}

const LETTERS = [
  ['P', 'produtor'],
  ['H', 'herbívoro'],
  ['C', 'carnívoro'],
  ['D', 'decompositor'],
] as const

/** Three lines with arrows between them. */
function copiedChain(pen: Pen, left: number, y: number, names: readonly string[]): PageMark[] {
  const first = left + INDENT + 46
  const step = (PAPER.width - 2 * INDENT - 46) / names.length
  return [
    ...marksOf(pen.text(left + INDENT, y, 'Copie uma cadeia:', 4.8, START)),
    writtenAnswer(first + 2.6, y - 1.6, 'ex.', 3.4),
    ...names.flatMap((name, i): PageMark[] => {
      const x = first + i * step
      return [
        ...marksOf([
          pen.line(`M${round(x + 7)} ${y + 1}H${round(x + step - 1)}`, 0.6),
          i ? straight([x + 0.6, y - 1], [x + 5.8, y - 1], BLACK, PAPER_ARROW) : [],
        ]),
        writtenAnswer(x + 7 + (step - 7) / 2, y - 1.6, name, fitTextSize(name, 'text', 5, step - 7.3), {
          font: 'text',
        }),
      ]
    }),
  ]
}

const LEGEND = [0, 31.5, 65, 98]
const CHOICES = [INDENT + 4, INDENT + 42, INDENT + 78] as const

/** Meaning of the letters, and questions for the case that one is gone. */
export function webQuestions(pen: Pen, view: View, { all, losers, food, example }: Vanishing): PageMark[] {
  const left = paperLeft(view)
  const top = PAPER.y
  const legend = LETTERS.map(([letter, role], i) => {
    const x = left + INDENT + (LEGEND[i] ?? 0)
    return [
      pen.shape(box(x, top + 3.4, 6.6, 6.6, 1.2), 'yellowPale', 0.8),
      pen.text(x + 3.3, top + 8.4, letter, 4.8),
      pen.text(x + 8.4, top + 8.3, role, 4.6, START),
    ]
  })
  const y = top + 49
  const choice = (word: string, i: number): Drawing => [
    pen.shape(box(left + (CHOICES[i] ?? 0), y - 4.6, 5.6, 5.6, 1), 'white', 0.8),
    pen.text(left + (CHOICES[i] ?? 0) + 7.6, y, word, 4.8, START),
  ]
  return [
    ...marksOf([
      legend,
      pen.text(left + INDENT, top + 19, `Imagine este lugar sem ${all}.`, 5, START),
      pen.text(left + INDENT, top + 40, `No começo, a quantidade de ${food}…`, 4.8, START),
      ['aumenta', 'diminui', 'continua igual'].map(choice),
    ]),
    writtenAnswer(left + CHOICES[0] + 2.8, y - 1.8, 'X', 5),
    ...question(pen, left, top + 29.6, 'Quem perde alimento?', losers.join(' e ')),
    ...copiedChain(pen, left, top + 59, example),
  ]
}
