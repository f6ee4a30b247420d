/** Devices to look with: a table of them and their views, a periscope to design, a dark box and who uses what. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { cloud, hill, tree } from '../../studio/shapes/nature.ts'
import { OPTICAL, VIEWS } from '../../studio/shapes/optical-devices.ts'
import { DEVICES, type DeviceName, type Direction, mirrorFor, PURPOSES, type Purpose, STEPS } from './optics-facts.ts'

const BOX = 13
const PLATE = { x: 14, width: 182, foot: 283 }
const INSIDE = PLATE.x + 6
const RIGHT = PLATE.x + PLATE.width - 6

const plate = (pen: Pen, top: number): Drawing =>
  pen.shape(box(PLATE.x, top, PLATE.width, PLATE.foot - top, 4), 'white', 1)

const slot = (pen: Pen, cx: number, cy: number, shown: string): PageMark[] => [
  ...marksOf(pen.shape(box(cx - BOX / 2, cy - BOX / 2, BOX, BOX, 2.2), 'white', 0.9)),
  writtenAnswer(cx, cy, shown, 8),
]

const LABEL = 4.8

const label = (pen: Pen, words: string, cx: number, cy: number, widest: number): Drawing => {
  const size = fitTextSize(words, 'display', LABEL, widest - 5)
  const width = measureText(words, 'display', size) + 5
  return [
    pen.shape(box(cx - width / 2, cy - 3.6, width, 7.2, 2), 'white', 0.7),
    pen.text(cx, cy + size * 0.35, words, size),
  ]
}

export interface ViewsTask {
  /** On the table, from number 1. */
  readonly devices: readonly DeviceName[]
  /** In the order of the views. */
  readonly views: readonly DeviceName[]
}

const TABLE = 104
const DEVICE_X = [33, 69, 105, 141, 177]
const VIEW_SPOTS: readonly Spot[] = [
  [43, 149],
  [105, 149],
  [167, 149],
  [74, 204],
  [136, 204],
]

/** Numbers of the devices beside what is seen through them, and the letters of what they are for. */
export function viewsPage(pen: Pen, { devices, views }: ViewsTask): PageMark[] {
  const top = 248
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'bluePale', null),
      pen.shape(box(-4, 238, 222, 60), 'woodPale', 1),
      pen.shape(box(12, 124, 186, 118, 4), 'teal', 1.1),
      pen.shape(box(15, 127, 180, 112, 3), 'foam', 0.8),
      pen.shape(box(11, TABLE, 188, 6, 1.5), 'wood', 1.1),
      devices.map((name, i) => {
        const x = DEVICE_X[i] ?? 0
        return [
          standing(pen, OPTICAL[name], x + 3, TABLE, name === 'câmera' ? 23 : 32),
          pen.shape(circle(x - 13.6, TABLE - 5.6, 4.4), 'yellow', 0.9),
          pen.text(x - 13.6, TABLE - 3.5, i + 1, 5.8),
          label(pen, name, x, TABLE + 12, 35),
        ]
      }),
      plate(pen, top),
      (Object.keys(PURPOSES) as Purpose[]).map((letter, i) => [
        pen.text([INSIDE, INSIDE + 52, INSIDE + 110][i] ?? 0, top + 20, letter, 7.4, { anchor: 'start' }),
        pen.text(([INSIDE, INSIDE + 52, INSIDE + 110][i] ?? 0) + 7.4, top + 20, PURPOSES[letter], 5.4, {
          font: 'text',
          anchor: 'start',
        }),
      ]),
    ]),
    ...views.flatMap((name, i): PageMark[] => {
      const [x, y] = VIEW_SPOTS[i] ?? [0, 0]
      return [
        ...marksOf([pen.at(x - 8, y, 0.9, VIEWS[name]), label(pen, DEVICES[name].view, x, y + 24.4, 58)]),
        ...slot(pen, x + 18.8, y - 8.2, String(devices.indexOf(name) + 1)),
        ...slot(pen, x + 18.8, y + 8.2, DEVICES[name].purpose),
      ]
    }),
  ]
}

export interface PeriscopeTask {
  readonly who: CastName
  /** Indexes of the steps as they are printed. */
  readonly steps: readonly number[]
}

/** Turning points of light in the tube, and its directions on the path. */
const [UPPER, LOWER]: readonly [Spot, Spot] = [
  [100, 84],
  [100, 162],
]
export const PATH: readonly [Direction, Direction, Direction] = [
  [-1, 0],
  [0, 1],
  [-1, 0],
]
const HALF_MIRROR = 9

function mirror([x, y]: Spot, before: Direction, after: Direction): PageMark {
  const [dx, dy] = mirrorFor(before, after)
  const half = HALF_MIRROR / Math.sqrt(dx * dx + dy * dy)
  return answer([
    stroke(
      poly(
        [
          [x - dx * half, y - dy * half],
          [x + dx * half, y + dy * half],
        ],
        false,
      ),
      ANSWER_RED,
      2,
    ),
  ])
}

/** Two mirrors to draw and the path of light; steps to put in order. */
export function periscopePage(pen: Pen, { who, steps }: PeriscopeTask): PageMark[] {
  const [top, ground] = [214, 204]
  const [coming, down, leaving] = PATH
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'sky', null),
      cloud(pen.plane('far', 'hillLine'), 30, 72, 0.8),
      hill(
        pen.plane('far', 'hillLine'),
        [
          [-8, 178],
          [40, 166],
          [92, 178],
          [140, 164],
          [218, 178],
        ],
        'hillFar',
        190,
      ),
      pen.shape(box(-4, 184, 222, 120), 'meadow', 1),
      tree(pen, 173, ground - 8, 1.4, 'leaf'),
      bird(pen, 174, 84, 0.9, 'red'),
      pen.shape(box(134, 104, 14, ground - 104), 'copper', 1.1),
      pen.line(
        'M134 116h14M134 128h14M134 140h14M134 152h14M134 164h14M134 176h14M134 188h14M141 104v12M138 116v12M144 128v12M139 140v12M143 152v12M138 164v12M144 176v12M140 188v16',
        0.7,
      ),
      pen.shape(box(131, 100, 20, 5, 1), 'copper', 1),
      person(pen, who, 58, ground, 0.88, { pose: { turn: 50, expr: 'alegre' } }),
      pen.shape(`M92 176h16l5 ${ground - 176}h-26z`, 'stone', 1),
      pen.shape(box(86, 68, 28, 110, 1.5), 'woodPale', 1.2),
      pen.shape(box(90, 72, 20, 102, 1), 'white', 0.9),
      // Openings show the air outside.
      [109.3, 85].map((x, i) => pen.shape(box(x, i ? 153 : 75, 5.7, 18), pen.colour ? 'sky' : 'white', null)),
      pen.line('M110 75h4M110 93h4M86 153h4M86 171h4', 0.9),
      [UPPER, LOWER].map(([x, y]) => pen.line(circle(x, y, 8.6), 0.6, 'black', [1.4, 1.4])),
      pen.line('M160 84H130M134 81.400L130 84L134 86.600', 1.1),
      label(pen, 'luz', 124, 75, 20),
      plate(pen, top),
      steps.map((step, i) => {
        const words = STEPS[step] ?? ''
        return pen.text(INSIDE + BOX + 5, top + 10.4 + i * 16.4 + 1.8, words, fitTextSize(words, 'text', 5.6, 150), {
          font: 'text',
          anchor: 'start',
        })
      }),
    ]),
    answer([stroke(poly([[126, UPPER[1]], UPPER, LOWER, [72, LOWER[1]]], false), ANSWER_RED, 0.9)]),
    mirror(UPPER, coming, down),
    mirror(LOWER, down, leaving),
    ...steps.flatMap((step, i) => slot(pen, INSIDE + BOX / 2, top + 10.4 + i * 16.4, String(step + 1))),
  ]
}

export interface DarkBoxTask {
  readonly works: readonly DeviceName[]
  readonly bank: readonly DeviceName[]
}

const HOLE: Spot = [74, 118]
const TREE = { x: 36, top: 94, foot: 142 }
const SCREEN = { x: 126, panel: [148, 92, 46, 52] as const }

/** Height at which light from a height of the tree meets the screen, through the hole. */
export const onScreen = (y: number): number => HOLE[1] + ((HOLE[1] - y) / (HOLE[0] - TREE.x)) * (SCREEN.x - HOLE[0])

const uprightTree = (pen: Pen): Drawing => [
  pen.shape(box(-2.6, -14, 5.2, 14), 'brown', 1),
  pen.shape(circle(0, -30, 17), 'leaf', 1.1),
]

/** Light through a small hole turns a picture upside down; then who uses which device, and a project. */
export function darkBoxPage(pen: Pen, { works, bank }: DarkBoxTask): PageMark[] {
  const top = 170
  const [px, py, pw, ph] = SCREEN.panel
  const rowY = (i: number) => top + 28 + i * 13.6
  const open = (words: string, i: number) => wordsAndLine(pen, words, [INSIDE, rowY(i)], 5.4, RIGHT, 2, 1.4).marks
  const leftOf = (words: string) => INSIDE + measureText(words, 'text', fitTextSize(words, 'text', 5.4, 128)) + 2
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'sky', null),
      hill(
        pen.plane('far', 'hillLine'),
        [
          [-8, 132],
          [40, 122],
          [92, 132],
          [140, 120],
          [218, 132],
        ],
        'hillFar',
        140,
      ),
      pen.shape(box(-4, TREE.foot - 4, 222, 160), 'meadow', 1),
      pen.at(TREE.x, TREE.foot, 1, uprightTree),
      pen.shape(box(HOLE[0], 78, SCREEN.x - HOLE[0] + 4, 82, 1), 'woodPale', 1.2),
      pen.shape(box(HOLE[0] + 3, 81, SCREEN.x - HOLE[0] - 2, 76), 'white', 0.9),
      pen.shape(box(HOLE[0] - 1, HOLE[1] - 1.2, 5, 2.4), 'white', null),
      pen.line(`M${SCREEN.x} 81V157`, 1.4, 'blueDark'),
      pen.rope(`M${px + 8} ${py + ph}L${px + 2} 158M${px + pw - 8} ${py + ph}L${px + pw - 2} 158`, 2, 'wood', 0.8),
      pen.shape(box(px, py, pw, ph, 1), 'white', 1.1),
      label(pen, 'no papel', px + pw / 2, py - 6, 46),
      label(pen, 'furo', HOLE[0] - 13, HOLE[1] - 38, 20),
      pen.line(`M${HOLE[0] - 8} ${HOLE[1] - 33}L${HOLE[0] - 1} ${HOLE[1] - 3}`, 0.6),
      plate(pen, top),
      pen.shape(box(INSIDE, top + 5, RIGHT - INSIDE, 11, 2), 'yellowPale', 0.8),
      pen.text(105, top + 12.4, bank.join('   ·   '), 5.4),
      works.map((name, i) => {
        const { work } = DEVICES[name]
        const y = rowY(i)
        return [
          pen.text(INSIDE, y, work, fitTextSize(work, 'text', 5.4, 128), { font: 'text', anchor: 'start' }),
          pen.line(`M${leftOf(work)} ${y + 1.4}H${RIGHT}`, 0.6),
        ]
      }),
      open('Meu projeto: vou construir', works.length),
      open('para', works.length + 1),
    ]),
    answer([
      ...[TREE.top, TREE.foot].map((y) =>
        stroke(
          poly(
            [
              [TREE.x, y],
              [SCREEN.x, onScreen(y)],
            ],
            false,
          ),
          ANSWER_RED,
          0.9,
        ),
      ),
      ...marksOf(pen.at(px + pw / 2, py + 3, 0.94, uprightTree, { turn: 180 })),
    ]),
    ...works.map((name, i) => {
      const left = leftOf(DEVICES[name].work)
      return writtenAnswer((left + RIGHT) / 2, rowY(i) - 2.6, name, 5.6)
    }),
  ]
}
