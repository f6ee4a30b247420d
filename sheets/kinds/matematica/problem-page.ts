/** The bands of a page: in each two children with the boxes of their problem, and below them a card for the calculation. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { paragraph } from '../../page/paragraph.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, RULE_BLUE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { GIVE, WAVE } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { PROBLEM_PLACES, type ProblemPlace } from '../../studio/places/problem-places.ts'
import { HOLDER_WIDTH, numberHolder } from '../../studio/shapes/number-holders.ts'
import { type BoxStyle, problemBox, type Room } from '../../studio/shapes/problem-boxes.ts'
import { SIGNS } from './problem-numbers.ts'
import { AT_LEFT, BAGS, countsThings, holderOf, type Staging, stagingOf, type WordProblem } from './problem-staging.ts'
import { countedThing } from './problem-things.ts'

const STYLES: Readonly<Record<ProblemPlace, BoxStyle>> = {
  feira: 'crate',
  sitio: 'pen',
  aniversario: 'cake-box',
  escola: 'carton',
  praia: 'basket',
}

/** Below title and instruction, and above the frame's lower edge. */
const [TOP, BOTTOM] = [PICTURE.y + 36, PICTURE.y + PICTURE.height - 3]
const CARD = { x: PICTURE.x + 4.5, width: PICTURE.width - 9, heights: { facil: 26, medio: 40, desafio: 40 } }
const BESIDE_CARD = 3
/** Of boxes: an easy page has more room above its cards. */
const HEIGHTS = { facil: 38, medio: 30, desafio: 30 }
/** Pens are as large as the place lets them be: whoever is in them is small otherwise. */
const PEN_HEIGHTS = { facil: 43, medio: 31, desafio: 31 }
/** Of children; those on a farm are near the size of its animals and low beside its shelters. */
const PERSONS = { facil: 0.58, medio: 0.5, desafio: 0.5 }
const FARM_PERSONS = { facil: 0.47, medio: 0.42, desafio: 0.42 }
/** A pen grows by this share at most, and leaves such gaps, mm. */
const [WIDER, PEN_GAP] = [1.35, 5]
interface Slot {
  readonly kind: 'box' | 'sign'
  readonly width: number
  readonly laid: number | null
  readonly caption: string
  readonly number: number | null
}

const sign = (caption: string, number: number): Slot => ({
  kind: 'sign',
  width: 38,
  laid: null,
  caption,
  number,
})
const row = (count: number, slot: Slot): Slot[] => Array.from({ length: count }, () => slot)

/** Boxes and signs of a problem from the left: what the child counts or reads. */
export function slotsOf({ idea, a, b, c, labels: [one, other] }: WordProblem, level: Level): Slot[] {
  const easy = level === 'facil'
  const full = (number: number, caption: string, width: number): Slot => ({
    ...{ kind: 'box', width, caption },
    ...(easy ? { laid: number, number: null } : { laid: null, number }),
  })
  const empty: Slot = { kind: 'box', width: 15, laid: 0, caption: '', number: null }
  switch (idea) {
    case 'juntar':
    case 'comparar':
      return [full(a, one, 56), full(b, other, 56)]
    case 'acrescentar':
    case 'retirar':
    case 'separar':
      return [full(a, one, easy ? 74 : 56), sign(other, b)]
    case 'completar':
      return [sign(one, a), full(b, other, 56)]
    case 'grupos':
      return row(a, full(b, '', a > 4 ? 19 : 26))
    case 'dois-passos':
      return [...row(a, full(b, '', a > 3 ? 19 : 25)), full(c, other, 29)]
    case 'repartir':
      return [full(a, one, 40), ...row(b, empty).map((slot) => (b > 5 ? { ...slot, width: 12 } : slot))]
    case 'medir':
    case 'dividir':
      return [full(a, one, 62), sign(other, b)]
  }
}

/** Of two boxes, the one with fewer is less full. */
const isLess = ({ idea, a, b }: WordProblem, number: number | null) =>
  (idea === 'comparar' || idea === 'juntar') && number !== null && number === Math.min(a, b) && a !== b

interface Ground {
  readonly place: ProblemPlace
  readonly staging: Staging
  readonly foot: number
}

/** Boxes and signs of a problem on its ground. */
export function boxes(pen: Pen, problem: WordProblem, level: Level, { place, staging, foot }: Ground): Drawing {
  const holder = holderOf(problem, place)
  const found = slotsOf(problem, level).map((slot) =>
    slot.kind === 'sign' ? { ...slot, width: HOLDER_WIDTH[holder] } : slot,
  )
  // A bag is beside whoever takes it.
  const ordered = staging === AT_LEFT && found.at(-1)?.kind === 'sign' ? found.toReversed() : found
  const isPen = STYLES[place] === 'pen'
  const wide = (kind: Slot['kind']) => ordered.reduce((sum, slot) => sum + (slot.kind === kind ? slot.width : 0), 0)
  const spare = (staging.to - staging.from - PEN_GAP * (ordered.length + 1) - wide('sign')) / wide('box')
  const grown = isPen ? Math.max(1, Math.min(WIDER, spare)) : 1
  const slots = ordered.map((slot) => (slot.kind === 'box' ? { ...slot, width: slot.width * grown } : slot))
  const { draw, share, many } = countedThing(problem.thing)
  const { from, to } = staging
  const taken = slots.reduce((sum, { width }) => sum + width, 0)
  const gap = Math.min(12, (to - from - taken) / (slots.length + 1))
  const used = taken + gap * (slots.length - 1)
  let left = (from + to - used) / 2
  return slots.map((slot) => {
    const small = slot.width < 30 * grown && slot.kind === 'box'
    // A caption above a number takes more of the front.
    const height = small && !slot.caption ? 27 : (isPen ? PEN_HEIGHTS : HEIGHTS)[level]
    const room: Room = { x: left + slot.width / 2, foot, width: slot.width, height }
    left += slot.width + gap
    if (slot.kind === 'box')
      return problemBox(pen, STYLES[place], room, {
        ...{ ...slot, thing: draw, share },
        rows: problem.idea === 'completar' || isLess(problem, slot.number) ? 1 : 2,
      })
    const words = countsThings(problem)
      ? { things: slot.caption && many, caption: slot.caption }
      : { things: slot.caption, caption: '' }
    return numberHolder(pen, holder, room, { number: slot.number ?? 0, ...words }, BAGS[place])
  })
}

/** Of a story, and of one that would take too many lines. */
const [SIZE, SMALLER] = [5.1, 4.6]
const MOST_LINES = { facil: 3, medio: 4, desafio: 4 }
const BADGE = 4.4
const SQUARE = 6
const COLUMNS = 12
const FIGURE = 13.5

/** The written calculation, e.g. `4 × 6 + 3 = 27`. */
const sentenceOf = ({ idea, a, b, c, answer }: WordProblem): string =>
  `${a} ${SIGNS[idea]} ${b}${c > 0 ? ` + ${c}` : ''} = ${answer}`

/** Boxes for the two numbers, the sign and the answer. */
function sumBoxes(problem: WordProblem, card: Box): PageMark[] {
  const right = card.x + card.width - 5
  const cy = card.y + card.height / 2
  const left = right - (3 * FIGURE + 27)
  const places = [left, left + FIGURE + 13.5, left + 2 * FIGURE + 27]
  const written = [problem.a, problem.b, problem.answer]
  const signX = left + FIGURE + 6.75
  return [
    ...places.map((x) => answerBox(x, cy - FIGURE / 2, FIGURE, FIGURE)),
    circle(signX, cy, 4.8, { width: 0.5 }),
    centredText(left + 2 * FIGURE + 20.25, cy, '=', 9),
    answer([
      ...places.map((x, i) => centredText(x + FIGURE / 2, cy, String(written[i]), 8.6, { fill: ANSWER_RED })),
      centredText(signX, cy, SIGNS[problem.idea], 8, { fill: ANSWER_RED }),
    ]),
  ]
}

/** Squares to calculate on. */
function squares(problem: WordProblem, card: Box): PageMark[] {
  const rows = Math.floor((card.height - 4) / SQUARE)
  const [width, height] = [COLUMNS * SQUARE, rows * SQUARE]
  const [x, y] = [card.x + card.width - width - 3.5, card.y + (card.height - height) / 2]
  const pale = { stroke: RULE_BLUE, width: 0.3 }
  const across = Array.from({ length: COLUMNS - 1 }, (_, i) =>
    line(x + (i + 1) * SQUARE, y, x + (i + 1) * SQUARE, y + height, pale),
  )
  const down = Array.from({ length: rows - 1 }, (_, i) =>
    line(x, y + (i + 1) * SQUARE, x + width, y + (i + 1) * SQUARE, pale),
  )
  return [
    ...across,
    ...down,
    rect(x, y, width, height, { width: 0.5, radius: 1 }),
    answer([centredText(x + width / 2, y + height / 2, sentenceOf(problem), 7.4, { fill: ANSWER_RED })]),
  ]
}

/** The line for the whole answer, with its word. */
function written({ answer: result, counted }: WordProblem, x: number, right: number, baseline: number): PageMark[] {
  const said = `${result} ${counted}`
  return [
    answer([], [text(x, baseline - 1.2, 'Resposta:', 4.6, { font: 'text', anchor: 'start' })]),
    line(x + 22.5, baseline, right, baseline, { width: 0.5 }),
    answer([
      text((x + 22.5 + right) / 2, baseline - 1.4, said, fitTextSize(said, 'display', 6.4, right - x - 24), {
        fill: ANSWER_RED,
      }),
    ]),
  ]
}

function cardMarks(pen: Pen, problem: WordProblem, card: Box, number: number, level: Level): PageMark[] {
  const easy = level === 'facil'
  const x = card.x + 3 + 2 * BADGE + 2.4
  const right = card.x + card.width - (easy ? 77 : COLUMNS * SQUARE + 8)
  const width = right - x
  const lines = wrapText(problem.told, 'text', SIZE, width).length
  const told = paragraph(x, card.y + 2.6, problem.told, { size: lines > MOST_LINES[level] ? SMALLER : SIZE, width })
  const [bx, by] = [card.x + 3 + BADGE, card.y + 3 + BADGE]
  return [
    ...marksOf([
      pen.shape(box(card.x, card.y, card.width, card.height, 3), 'white', 1.1),
      pen.shape(box(bx - BADGE, by - BADGE, 2 * BADGE, 2 * BADGE, BADGE), 'yellow', 0.8),
    ]),
    centredText(bx, by, String(number), 6),
    answer([], told.marks),
    ...(easy
      ? sumBoxes(problem, card)
      : [...squares(problem, card), ...written(problem, card.x + 4, right, card.y + card.height - 3)]),
  ]
}

interface Figure {
  readonly pose: Pose
  readonly flip?: boolean
  readonly scale: number
  /** Of all its height, hair and hands included. */
  readonly free: number
}

/** A child that is smaller where its hair or a hand would cover the card above. */
export function whole(pen: Pen, name: CastName, x: number, foot: number, { pose, flip = false, scale, free }: Figure) {
  const drawn = (size: number) => person(pen, name, x, foot, size, { pose, flip })
  const reach = boundsOf(marksOf(drawn(scale)))
  const height = reach ? foot - reach.y : 0
  return drawn(scale * Math.min(1, free / height))
}

interface Look {
  readonly place: ProblemPlace
  readonly level: Level
  readonly look: number
  /** Of the first problem. */
  readonly from: number
}

/** All bands of a page. */
export function problemBands(
  pen: Pen,
  problems: readonly WordProblem[],
  { place, level, look, from }: Look,
): PageMark[] {
  const pitch = (BOTTOM - TOP) / problems.length
  return problems.flatMap((problem, i): PageMark[] => {
    const bottom = TOP + (i + 1) * pitch
    const height = CARD.heights[level]
    const card: Box = { x: CARD.x, width: CARD.width, y: bottom - height, height }
    const ground = card.y - BESIDE_CARD
    const top = TOP + i * pitch + 1.5
    const [girl, boy] = problem.people
    const staging = stagingOf(problem, i + look)
    const size = (place === 'sitio' ? FARM_PERSONS : PERSONS)[level]
    const isPushed = holderOf(problem, place) === 'trolley'
    const [hers, his] = staging.poses[(look + i) % staging.poses.length] ?? [WAVE, WAVE]
    const held = (shown: WordProblem) => marksOf(boxes(pen, shown, level, { place, staging, foot: ground }))
    const drawn: PageMark[] = [
      ...marksOf(PROBLEM_PLACES[place](pen, { top, ground, row: i, look })),
      // Captions are too small for a key with several pages side by side.
      answer(held({ ...problem, labels: ['', ''] }), held(problem)),
    ]
    // The card of the problem above ends there.
    const free = ground - (i === 0 ? PICTURE.y + 29 : TOP + i * pitch + 1.5)
    const people = marksOf([
      whole(pen, girl, staging.girl, ground, { pose: hers, scale: size, free }),
      whole(pen, boy, staging.boy - (isPushed ? 4 : 0), ground, {
        ...{ pose: isPushed ? GIVE : his, flip: isPushed, scale: size, free },
      }),
    ])
    return [...drawn, ...people, ...cardMarks(pen, problem, card, from + i, level)]
  })
}
