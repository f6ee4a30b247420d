/** Painted polygons on the wall of an exhibition; clues ask for the letter and the name of each. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, centredText, line, text } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { cornersAt, type Shown } from './plane-shapes.ts'

/** True of one polygon of a page alone; two lines at most. */
export const POLYGON_CLUES: Readonly<Record<string, readonly string[]>> = {
  triângulo: ['Tem três lados e três vértices.'],
  quadrado: ['Quatro lados iguais', 'e quatro ângulos retos.'],
  retângulo: ['Quatro ângulos retos; dois lados', 'são mais compridos.'],
  losango: ['Quatro lados iguais', 'e nenhum ângulo reto.'],
  trapézio: ['Quatro lados, mas só um par', 'de lados paralelos.'],
  paralelogramo: ['Dois pares de lados paralelos, um mais', 'comprido; nenhum ângulo reto.'],
  pentágono: ['Tem um vértice a mais', 'que o quadrado.'],
  hexágono: ['Tem o dobro dos lados', 'do triângulo.'],
}

const LETTERS = 'ABCDEFGH'
const WALLS: readonly [Fill, ...Fill[]] = ['cream', 'sky', 'pinkPale', 'hillFar', 'yellowPale', 'purplePale']
const WOODS: readonly [Fill, ...Fill[]] = ['wood', 'woodDark', 'brown']
const PAINTS: readonly [Fill, ...Fill[]] = ['red', 'blue', 'yellow', 'lime', 'purple', 'orange', 'teal', 'pink']

/** Middles of the canvases: five above, three below between the visitors. */
const SPOTS: readonly Spot[] = [
  ...[29.5, 67, 105, 143, 180.5].map((x): Spot => [x, 78]),
  ...[65, 105, 145].map((x): Spot => [x, 127]),
]
const SIZE = 30
/** Sides of a frame, and its wood, mm. */
const [WIDE, HIGH, WOOD] = [35, 36, 1.8]
const FLOOR = 160

function canvas(pen: Pen, shown: Shown, [x, y]: Spot, i: number, paint: Fill): Drawing {
  const corners = cornersAt(shown, x, y, SIZE)
  return [
    pen.line(`M${x - 9} ${y - HIGH / 2}L${x} ${y - HIGH / 2 - 4}L${x + 9} ${y - HIGH / 2}`, 0.6, 'greyDark'),
    pen.shape(box(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, 1), inTurn(WOODS, i), 1),
    pen.shape(box(x - WIDE / 2 + WOOD, y - HIGH / 2 + WOOD, WIDE - 2 * WOOD, HIGH - 2 * WOOD), 'white', 0.7),
    pen.shape(poly(corners), paint, 1.2),
    pen.shape(box(x - 5, y + 19, 10, 8, 1.5), 'white', 0.8),
    pen.text(x, y + 25.2, LETTERS[i] ?? '', 6.4),
  ]
}

const ROWS = { top: 175, height: 11.6, left: 16, letter: 112, name: 164 }

function drawClue(shown: Shown, letter: string, i: number): PageMark[] {
  const y = ROWS.top + (i + 0.5) * ROWS.height
  const lines = POLYGON_CLUES[shown.polygon.name] ?? []
  return [
    ...(i > 0 ? [line(ROWS.left - 2, y - ROWS.height / 2, 196, y - ROWS.height / 2, { width: 0.3 })] : []),
    ...lines.map((words, k) =>
      text(ROWS.left, y + 1.6 + (k - (lines.length - 1) / 2) * 5, words, 4.5, { font: 'text', anchor: 'start' }),
    ),
    answerBox(ROWS.letter - 7, y - 4.7, 14, 9.4),
    writtenAnswer(ROWS.letter, y, letter, 6.4),
    line(ROWS.name - 34, y + 3.2, ROWS.name + 32, y + 3.2, { width: 0.5 }),
    answer([text(ROWS.name, y + 1.6, shown.polygon.name, 5.6, { fill: ANSWER_RED })]),
  ]
}

interface Exhibition {
  readonly shown: readonly Shown[]
  /** The canvas that each clue is about. */
  readonly asked: readonly number[]
  readonly names: readonly string[]
  readonly cast: readonly CastName[]
  readonly look: number
}

/** The wall above, the list of the exhibition and the names below. */
export function drawGallery(pen: Pen, { shown, asked, names, cast, look }: Exhibition): PageMark[] {
  const middle = pen.plane('middle')
  const [left, right] = cast
  const list = ROWS.top - 7
  const end = ROWS.top + asked.length * ROWS.height
  const place: Drawing = [
    pen.shape(box(0, 0, 210, FLOOR), inTurn(WALLS, look), null),
    pen.shape(box(0, FLOOR - 3, 210, 4), 'white', 0.8),
    pen.shape(box(0, FLOOR + 1, 210, 140), 'woodPale', 0.8),
    shown.map((one, i) => canvas(pen, one, SPOTS[i] ?? [0, 0], i, inTurn(PAINTS, i + look))),
    left ? person(middle, left, 26, FLOOR + 6, 0.78, { pose: POINT }) : [],
    right ? person(middle, right, 184, FLOOR + 6, 0.78, { pose: POINT_LEFT }) : [],
    pen.shape(box(12, list, 186, end - list + 2, 3), 'white', 1),
    pen.shape(box(5, end + 3, 200, 40), 'cream', 1),
  ]
  return [
    ...marksOf(place),
    ...(['letra', 'nome'] as const).map((word, k) =>
      centredText(k ? ROWS.name : ROWS.letter, ROWS.top - 3, word, 4.4, { font: 'text' }),
    ),
    text(ROWS.left, ROWS.top - 1.4, 'pista', 4.4, { font: 'text', anchor: 'start' }),
    line(14, ROWS.top, 196, ROWS.top, { width: 0.6 }),
    ...asked.flatMap((at, i) => {
      const one = shown[at]
      return one ? drawClue(one, LETTERS[at] ?? '', i) : []
    }),
    ...names.map((name, i) =>
      centredText(9 + 48 * ((i % 4) + 0.5), end + 7.2 + Math.floor(i / 4) * 6.4, name, 4.8, { font: 'text' }),
    ),
  ]
}
