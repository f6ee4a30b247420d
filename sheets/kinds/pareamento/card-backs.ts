/** Backs of the cards of a game with its rules: a pattern of the theme from edge to edge, as large as the fronts. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import { behindPicture } from '../../page/picture-page.ts'
import { round, text } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { box, circle, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'

type Motif = (cx: number, cy: number, r: number) => string[]

const scaled =
  (cx: number, cy: number, r: number) =>
  (x: number, y: number): string =>
    `${round(cx + x * r)} ${round(cy + y * r)}`

const paw: Motif = (cx, cy, r) => [
  circle(cx, round(cy + 0.34 * r), round(0.46 * r)),
  ...[
    [-0.7, -0.16],
    [-0.26, -0.6],
    [0.26, -0.6],
    [0.7, -0.16],
  ].map(([x = 0, y = 0]) => circle(round(cx + x * r), round(cy + y * r), round(0.22 * r))),
]
const apple: Motif = (cx, cy, r) => {
  const at = scaled(cx, cy, r)
  return [
    `M${at(0, -0.34)}C${at(0.5, -0.74)} ${at(0.94, -0.36)} ${at(0.84, 0.16)}C${at(0.74, 0.74)} ${at(0.34, 0.98)} ${at(0, 0.8)}C${at(-0.34, 0.98)} ${at(-0.74, 0.74)} ${at(-0.84, 0.16)}C${at(-0.94, -0.36)} ${at(-0.5, -0.74)} ${at(0, -0.34)}z`,
    `M${at(0.02, -0.5)}C${at(0.08, -0.9)} ${at(0.4, -1)} ${at(0.62, -0.9)}C${at(0.54, -0.62)} ${at(0.3, -0.44)} ${at(0.02, -0.5)}z`,
  ]
}
const home: Motif = (cx, cy, r) => {
  const at = scaled(cx, cy, r)
  return [
    `M${at(-0.66, -0.1)}V${round(cy + 0.82 * r)}H${round(cx + 0.66 * r)}V${round(cy - 0.1 * r)}z`,
    `M${at(-0.96, 0)}L${at(0, -0.9)}L${at(0.96, 0)}z`,
    `M${at(-0.2, 0.82)}V${round(cy + 0.3 * r)}H${round(cx + 0.2 * r)}V${round(cy + 0.82 * r)}z`,
  ]
}
const kite: Motif = (cx, cy, r) => {
  const at = scaled(cx, cy, r)
  return [
    `M${at(0, -0.96)}L${at(0.64, -0.2)}L${at(0, 0.6)}L${at(-0.64, -0.2)}z`,
    `M${at(0, 0.6)}L${at(0.3, 0.94)}L${at(-0.3, 0.94)}z`,
  ]
}
const shining: Motif = (cx, cy, r) => [star(cx, cy, r)]

const MOTIFS: Readonly<Record<string, Motif>> = { bichos: paw, comidas: apple, casa: home, passeio: kite }
/** Paths of a figure around a middle, within a radius. */
export const motifOf = (theme: string): Motif => MOTIFS[theme] ?? shining

const FIELDS: Readonly<Record<string, Fill>> = {
  bichos: 'hill',
  comidas: 'redPale',
  casa: 'bluePale',
  passeio: 'yellowPale',
}
/** Corners of a card, from its edge to a line around the pattern, and from there to the small figures, mm. */
const [RADIUS, LINE, INSET] = [5, 1.8, 3.4]
/** Half the size of a small figure, and about how far one is from the next, mm. */
const [SMALL, PITCH] = [2.5, 8.6]
/** Radius of the round field in the middle, as a share of the shorter side, and what remains free around it, mm. */
const [ROUND, CLEAR] = [0.31, 1]

/** Middles of the small figures: in rows, every other one moved, clear of the round field. */
function spotsOf({ x, y, width, height }: Box, radius: number) {
  const [left, top] = [x + INSET + SMALL, y + INSET + SMALL]
  const [across, down] = [width - 2 * (INSET + SMALL), height - 2 * (INSET + SMALL)]
  const [columns, rows] = [Math.round(across / PITCH), Math.round(down / PITCH)]
  return Array.from({ length: rows + 1 }, (_, row) => {
    const moved = row % 2
    return Array.from({ length: columns + 1 - moved }, (_, column) => ({
      x: round(left + ((column + moved / 2) * across) / columns),
      y: round(top + (row * down) / rows),
    }))
  })
    .flat()
    .filter((at) => Math.hypot(at.x - x - width / 2, at.y - y - height / 2) > radius + SMALL + CLEAR)
}

const TURNS: Readonly<Record<Level, string>> = {
  facil: 'Na sua vez, vire duas cartas. São iguais? Fique com o par e jogue de novo.',
  medio: 'Na sua vez, vire duas e leia a palavra. É o nome da figura? Fique com o par e jogue de novo.',
  desafio: 'Na sua vez, vire duas e leia a letra cursiva. É o nome da figura? Fique com o par e jogue de novo.',
}
const rulesOf = (level: Level): string[] => [
  'Como jogar: arrume as cartas em fileiras, viradas para baixo. No começo, use só quatro pares.',
  TURNS[level],
  'Não formou par? Desvire as duas no mesmo lugar. Ganha quem juntar mais pares.',
]
const [RULES_SIZE, RULES_PITCH, RULES_TOP] = [4.4, 4.9, 54.4]

/** Backs, each at the place of a front: the two middles of a sheet meet when it is turned. */
export function cardBacks(pen: Pen, boxes: readonly Box[], theme: string, level: Level, school: boolean): Mark[] {
  const motif = motifOf(theme)
  const backs = boxes.map((card): Drawing => {
    const [cx, cy] = [middleX(card), middleY(card)]
    const { x, y, width, height } = card
    const radius = round(Math.min(width, height) * ROUND)
    return [
      pen.shape(box(x, y, width, height, RADIUS), FIELDS[theme] ?? 'purplePale', 1.1),
      pen.line(box(x + LINE, y + LINE, width - 2 * LINE, height - 2 * LINE, RADIUS - LINE), 0.5, 'white'),
      pen.shape(
        spotsOf(card, radius)
          .flatMap((at) => motif(at.x, at.y, SMALL))
          .join(''),
        'white',
        0.5,
      ),
      pen.shape(circle(cx, cy, radius), 'white', 0.9),
      motif(cx, cy, round(radius * 0.72)).map((d) => pen.shape(d, 'yellow', 0.9)),
    ]
  })
  const written = rulesOf(level)
  const size = Math.min(...written.map((rule) => fitTextSize(rule, 'text', RULES_SIZE, CONTENT.width)))
  const rules = written.map((rule, i) =>
    text(CONTENT.x, RULES_TOP + i * RULES_PITCH, rule, size, {
      font: 'text',
      anchor: 'start',
    }),
  )
  return [...rules, behindPicture(marksOf(backs), school)]
}
