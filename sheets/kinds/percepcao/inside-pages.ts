/** Pages of inside and outside: circle those inside, follow four orders, describe four places. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { centred, faded, reachOf, standing } from '../../studio/fit.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen, stroke } from '../../studio/pen.ts'
import { INSIDE_HOMES, type InsideSpot, passenger, waiting } from '../../studio/places/inside-homes.ts'
import { LOOKER_SCALE, PAIRED_PLACES } from '../../studio/places/paired-places.ts'
import { PAIRS, type PairedSpot } from '../../studio/places/paired-spots.ts'
import { PLACED, type PlacedName } from '../../studio/shapes/placed-things.ts'
import {
  type Action,
  choicesOf,
  type InsideTask,
  orderOf,
  type PairsTask,
  type PairTask,
  type Side,
} from './inside-facts.ts'

const isPlaced = (name: string): name is PlacedName => Object.hasOwn(PLACED, name)

interface Area {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Of a thing at its foot or, where it swims, about its middle. */
function areaOf(name: PlacedName, [x, y]: readonly [number, number], size: number, swims = false): Area {
  const { width, height } = reachOf(PLACED[name].draw)
  const scale = size / Math.max(width, height)
  return { x, y: swims ? y : y - (height * scale) / 2, rx: (width * scale) / 2, ry: (height * scale) / 2 }
}

const ring = ({ x, y, rx, ry }: Area): Mark => stroke(ellipse(x, y, rx + 3, ry + 3), ANSWER_RED, 1.5)

function insideThings(
  pen: Pen,
  task: InsideTask,
  side: Side,
): readonly { readonly drawn: Drawing; readonly area: Area }[] {
  const { inside, outside, size } = INSIDE_HOMES[task.place]
  const spots: readonly InsideSpot[] = side === 'dentro' ? inside : outside
  return spots.flatMap(({ at, swims }, i) => {
    const name = task[side][i]
    if (!name) return []
    if (!isPlaced(name)) {
      const who = name as CastName
      return side === 'dentro'
        ? { drawn: passenger(pen, who, at), area: { x: at[0], y: at[1] - 21, rx: 16, ry: 17 } }
        : { drawn: waiting(pen, who, at, i), area: { x: at[0], y: at[1] - 28, rx: 17, ry: 29 } }
    }
    const { draw, share } = PLACED[name]
    const drawn = swims
      ? centred(pen, draw, at[0], at[1], size * share)
      : standing(pen, draw, at[0], at[1], size * share)
    return { drawn, area: areaOf(name, at, size * share, swims) }
  })
}

export function circlePage(pen: Pen, task: InsideTask, helper: CastName): PageMark[] {
  const { back, front } = INSIDE_HOMES[task.place]
  const [dentro, fora] = [insideThings(pen, task, 'dentro'), insideThings(pen, task, 'fora')]
  const asked = task.asks === 'dentro' ? dentro : fora
  return [
    ...marksOf([back(pen), dentro.map(({ drawn }) => drawn), front(pen, helper), fora.map(({ drawn }) => drawn)]),
    ...asked.map(({ area }) => answer([ring(area)])),
  ]
}

const sizeAt = (thing: PlacedName, { size }: PairedSpot) => size * PLACED[thing].share

/** Share of a thing that is below the edge of what hides it. */
const BELOW_EDGE = 0.36

function footOf(thing: PlacedName, { at, edge, size }: PairedSpot): readonly [x: number, y: number] {
  if (edge === undefined) return at
  return [at[0], edge + BELOW_EDGE * 2 * areaOf(thing, at, size * PLACED[thing].share).ry]
}

function drawnAt(pen: Pen, thing: PlacedName, spot: PairedSpot): Drawing {
  const [x, y] = footOf(thing, spot)
  const drawn = standing(pen, PLACED[thing].draw, x, y, sizeAt(thing, spot))
  return spot.pane ? pen.clip(spot.pane, drawn) : drawn
}

/** Spot of a relation, and of the other of its pair. */
function spotsOf({ reference, pair, relation }: PairTask): { readonly own: PairedSpot; readonly other: PairedSpot } {
  const [first, second] = reference.spots
  return PAIRS[pair][0] === relation ? { own: first, other: second } : { own: second, other: first }
}

/** Things of a pair with what they are placed by; without one of them where it is to be drawn. */
function pairDrawn(pen: Pen, task: PairTask, isWhite: boolean, missing: 'own' | null): PageMark[] {
  const { reference, pair, thing } = task
  const { own } = spotsOf(task)
  const paint = isWhite ? new Pen(false) : pen
  const at = (spot: PairedSpot): PageMark[] => {
    const drawn = marksOf(drawnAt(paint, thing, spot))
    return missing && spot === own ? [answer(faded(pen, drawn, 'white'))] : drawn
  }
  const [first, second] = reference.spots
  const front = marksOf(reference.front?.(pen) ?? [])
  const back = marksOf(reference.back(pen))
  if (pair === 0) return [...back, ...at(first), ...front, ...at(second)]
  if (pair === 2) return [...back, ...at(second), ...front, ...at(first)]
  return [...back, ...at(first), ...at(second), ...front]
}

const byPair = (tasks: readonly PairTask[]) => [...tasks].sort((one, other) => one.pair - other.pair)

const scene = (pen: Pen, { place, tasks }: PairsTask, helper: CastName, isPainted: boolean): PageMark[] => [
  ...marksOf(PAIRED_PLACES[place].land(pen)),
  ...byPair(tasks).flatMap((task) =>
    pairDrawn(pen, task, isPainted && task.action === 'pinte', isPainted && task.action === 'desenhe' ? 'own' : null),
  ),
  ...marksOf(person(pen, helper, ...PAIRED_PLACES[place].looker, LOOKER_SCALE, { pose: WAVE })),
]

const PANEL = { x: 14, y: 214, width: 182, height: 69 }
const ROW = 15

const panel = (pen: Pen): Drawing => pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'white', 1.1)

const INKS = { amarelo: 'yellow', azul: 'blue', vermelho: 'red', verde: 'green' } as const

/** A ring, a cross, a crayon or a pencil about its middle. */
function sign(pen: Pen, action: Action, colour: PairsTask['colour'], x: number, y: number): Drawing {
  if (action === 'circule') return pen.line(circle(x, y, 4.4), 1.3)
  if (action === 'marque') return pen.line(`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`, 1.3)
  const fill = action === 'pinte' ? INKS[colour] : 'woodPale'
  return pen.at(
    x,
    y,
    1,
    (own) => [
      own.shape(box(-2.4, -7, 4.8, 9.4, 0.8), fill, 0.8),
      own.shape(action === 'pinte' ? 'M-2 2.400H2L1.2 7H-1.200z' : 'M-2.4 2.400H2.400L0 7.600z', fill, 0.8),
      action === 'pinte' ? own.line('M-2.4 -4H2.400M-2.4 0H2.4', 0.6) : own.solid('M-0.9 5.600H0.900L0 7.600z'),
    ],
    { turn: 34 },
  )
}

/** Strokes of a crayon over a thing. */
function scribble({ x, y, rx, ry }: Area): Mark {
  const steps = 6
  const d = Array.from({ length: steps + 1 }, (_, i) => {
    const at = y - ry * 0.8 + (i * 1.6 * ry) / steps
    return `${i ? 'L' : 'M'}${x + (i % 2 ? 0.86 : -0.86) * rx} ${at}`
  }).join('')
  return stroke(d, ANSWER_RED, 1)
}

function shown(task: PairTask): PageMark[] {
  const { own } = spotsOf(task)
  const area = areaOf(task.thing, footOf(task.thing, own), sizeAt(task.thing, own))
  const { x, y, rx, ry } = area
  if (task.action === 'circule') return [answer([ring(area)])]
  if (task.action === 'pinte') return [answer([scribble(area)])]
  if (task.action === 'desenhe') return []
  const r = Math.min(rx, ry)
  return [answer([stroke(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, ANSWER_RED, 1.6)])]
}

export function ordersPage(pen: Pen, task: PairsTask, helper: CastName): PageMark[] {
  const { tasks, colour } = task
  return [
    ...scene(pen, task, helper, true),
    ...tasks.flatMap(shown),
    ...marksOf([
      panel(pen),
      tasks.map((one, i) => {
        const y = PANEL.y + 5 + ROW * (i + 0.5)
        const says = orderOf(one, colour)
        return [
          i ? pen.line(`M${PANEL.x + 4} ${y - ROW / 2}h${PANEL.width - 8}`, 0.4, 'grey') : [],
          sign(pen, one.action, colour, PANEL.x + 13, y),
          pen.text(PANEL.x + 25, y + 2.2, says, fitTextSize(says, 'text', 6.4, PANEL.width - 31), {
            font: 'text',
            anchor: 'start',
          }),
        ]
      }),
    ]),
  ]
}

const DISC = 4.6

function numberAt(task: PairTask): readonly [number, number] {
  const { own } = spotsOf(task)
  const { x, rx } = areaOf(task.thing, own.at, sizeAt(task.thing, own))
  return [x - rx - 4.6, own.at[1] - (own.edge === undefined ? 1 : DISC)]
}

/** «O gato 1 está … da mesa.» */
export const sentenceOf = ({ thing }: PairTask, number: number): string =>
  `${PLACED[thing].article.toUpperCase()} ${thing} ${number} está`

/** A row begins with the two words of which one is right. */
const CHOICE = { x: PANEL.x + 4, width: 46, height: 9 }
const choiceSize = () => fitTextSize('em cima · embaixo', 'display', 5, CHOICE.width - 4)
const [LINE_END, ROW_STEP, FIRST_ROW] = [PANEL.x + 143, 13, PANEL.y + 11]

const REQUEST_END = PANEL.x + PANEL.width - 6

/** A request that the child might make. */
const exampleOf = ({ place }: PairsTask): string => `Ex.: flor em cima ${PAIRED_PLACES[place].references[1].of}.`

export function sentencesPage(pen: Pen, task: PairsTask, helper: CastName): PageMark[] {
  const request = wordsAndLine(
    pen,
    'Mande alguém desenhar: Desenhe',
    [PANEL.x + 6, FIRST_ROW + 4 * ROW_STEP],
    5.6,
    REQUEST_END,
    2.4,
    1.4,
  )
  return [
    ...scene(pen, task, helper, false),
    ...marksOf([
      task.tasks.map((one, i) => {
        const [x, y] = numberAt(one)
        return [pen.shape(circle(x, y, DISC), 'white', 1), pen.text(x, y + 2.2, i + 1, 6)]
      }),
      panel(pen),
      task.tasks.map((one, i) => {
        const words = choicesOf(one).join(' · ')
        const y = FIRST_ROW + i * ROW_STEP
        return [
          pen.shape(box(CHOICE.x, y - 6.6, CHOICE.width, CHOICE.height, 4.4), 'cream', 0.7),
          pen.text(CHOICE.x + CHOICE.width / 2, y - 0.3, words, choiceSize()),
        ]
      }),
    ]),
    ...task.tasks.flatMap((one, i): PageMark[] => {
      const y = FIRST_ROW + i * ROW_STEP
      const { from, marks } = wordsAndLine(
        pen,
        sentenceOf(one, i + 1),
        [CHOICE.x + CHOICE.width + 3, y],
        5.2,
        LINE_END,
        2.4,
        1.4,
      )
      return [
        ...marks,
        ...marksOf(pen.text(LINE_END + 2, y, `${one.reference.of}.`, 5.2, { font: 'text', anchor: 'start' })),
        writtenAnswer((from + LINE_END) / 2, y - 1.8, one.relation, 6),
      ]
    }),
    ...request.marks,
    writtenAnswer(
      (request.from + REQUEST_END) / 2,
      FIRST_ROW + 4 * ROW_STEP - 1.8,
      exampleOf(task),
      fitTextSize(exampleOf(task), 'display', 5.4, REQUEST_END - request.from - 2),
    ),
  ]
}
