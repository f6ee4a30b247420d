/** Facts of a table in order on the shelves of a confectioner: as many trays as its first factor, and the sweets of each. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import { BLACK, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { area, centredText, circle, dot, path, rect, rectData, round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { type Fill, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { baysOf, sweetShelves } from '../../studio/places/sweet-shelves.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

interface ShelvedFact {
  /** Trays, and sweets of each. */
  readonly a: number
  readonly b: number
  readonly blank: 'a' | 'b' | 'result'
  readonly terms: readonly Term[]
}

/** Around the sweets of a tray, mm; between two trays, mm and of the room that one has. */
const TRAY_MARGIN = 0.7
const [BETWEEN_TRAYS, BETWEEN_SHARE] = [3, 0.12]
const LARGEST_PITCH = 12

/** Four times are twice two times: lower trays leave room for a brace below each pair, mm. */
const DOUBLED = 4
const BRACE_ROOM = 10

/** Sweets of a party and what is on them. */
const SWEETS: readonly { readonly fill: Fill; readonly topping: 'sprinkles' | 'clove' | 'sugar' }[] = [
  { fill: 'brown', topping: 'sprinkles' },
  { fill: 'cream', topping: 'clove' },
  { fill: 'pink', topping: 'sugar' },
  { fill: 'leaf', topping: 'clove' },
  { fill: 'orange', topping: 'sprinkles' },
]
const SPRINKLES = [
  [-0.3, -0.26, 0.2, -0.14],
  [0.16, -0.3, 0.14, 0.16],
  [-0.1, 0.1, 0.2, 0.06],
  [-0.36, 0.22, 0.12, 0.16],
  [0.24, 0.22, 0.14, -0.16],
] as const
const SUGAR = [
  [-0.26, -0.22],
  [0.22, -0.26],
  [0, 0.04],
  [-0.24, 0.28],
  [0.28, 0.22],
] as const

/** A sweet from above, in its paper. */
function sweet(x: number, y: number, r: number, which: number, color: boolean): Mark[] {
  const { fill, topping } = SWEETS[which % SWEETS.length] ?? { fill: 'brown', topping: 'sprinkles' }
  const ball = r * 0.74
  const ink = color && fill === 'brown' ? WHITE : BLACK
  const strokes =
    topping === 'sprinkles'
      ? SPRINKLES.map(([dx, dy, w, h]) => `M${round(x + dx * r)} ${round(y + dy * r)}l${round(w * r)} ${round(h * r)}`)
      : topping === 'sugar'
        ? SUGAR.map(([dx, dy]) => `M${round(x + dx * r)} ${round(y + dy * r)}h0.01`)
        : [
            `M${round(x)} ${round(y - 0.22 * r)}v${round(0.44 * r)}M${round(x - 0.22 * r)} ${round(y)}h${round(0.44 * r)}`,
          ]
  return [
    circle(x, y, r, { width: 0.35, fill: WHITE }),
    color ? dot(x, y, ball, inkOf(fill)) : circle(x, y, ball, { width: 0.35 }),
    path(strokes.join(''), { width: 0.4, stroke: ink, cap: 'round' }),
  ]
}

/** Two braces side by side, each with the product of two trays: the double that is doubled. */
function drawDoubles({ b, blank }: ShelvedFact, left: number, pair: number, y: number): Mark[] {
  return [left, left + pair].flatMap((x) => {
    const [from, middle] = [round(x + 1.4), round(x + pair / 2)]
    return [
      path(`M${from} ${round(y)}q0 2 2 2H${middle}v1M${middle} ${round(y + 2)}H${round(x + pair - 3.4)}q2 0 2 -2`, {
        width: 0.45,
      }),
      ...(blank === 'result' ? [centredText(x + pair / 2, y + 5.4, `2 × ${b}`, 4.4)] : []),
    ]
  })
}

const roomOf = ({ a }: ShelvedFact, whole: Box): Box =>
  a === DOUBLED ? { ...whole, height: whole.height - BRACE_ROOM } : whole

const gapOf = (room: number) => Math.min(BETWEEN_TRAYS, room * BETWEEN_SHARE)

/** The pitch of sweets in so many lines, mm. */
const pitchIn = ({ a, b }: ShelvedFact, { width, height }: Box, lines: number) =>
  Math.min(
    (width / a - gapOf(width / a) - 2 * TRAY_MARGIN) / Math.ceil(b / lines),
    (height - 2 * TRAY_MARGIN) / lines,
    LARGEST_PITCH,
  )

const LINES = [1, 2, 3, 4, 5]

/** Lines that let the sweets be largest. */
const linesOf = (one: ShelvedFact, room: Box): number =>
  LINES.filter((lines) => lines <= one.b).reduce((best, lines) =>
    pitchIn(one, room, lines) > pitchIn(one, room, best) + 0.01 ? lines : best,
  )

/** Trays side by side, sweets in lines: the meaning of the fact, to look at and to count. */
function drawTrays(one: ShelvedFact, whole: Box, pitch: number, color: boolean): Mark[] {
  const { a, b } = one
  const box = roomOf(one, whole)
  const isDoubled = a === DOUBLED
  // Wide rather than tall, as long as the trays find room.
  const lines = LINES.find((n) => n <= b && pitchIn(one, box, n) >= pitch - 0.01) ?? linesOf(one, box)
  const columns = Math.ceil(b / lines)
  const width = pitch * columns + 2 * TRAY_MARGIN
  const step = Math.min(box.width / a, width + gapOf(box.width / a) * 2)
  const left = middleX(box) - (step * a) / 2
  const top = box.y + box.height - pitch * lines - TRAY_MARGIN
  const below = top + pitch * lines + TRAY_MARGIN + 0.8
  const drawn = Array.from({ length: a }, (_, tray): Mark[] => {
    const x = left + step * (tray + 0.5) - width / 2
    const look = isDoubled ? Math.floor(tray / 2) : tray
    return [
      rect(x, top - TRAY_MARGIN, width, pitch * lines + 2 * TRAY_MARGIN, {
        radius: 2.4,
        width: 0.5,
        fill: color ? tint(SOFT_FILLS[look % SOFT_FILLS.length] ?? WHITE, 0.6) : WHITE,
      }),
      ...Array.from({ length: b }, (_, i) => {
        const line = Math.floor(i / columns)
        const inLine = Math.min(columns, b - line * columns)
        const cx = x + width / 2 + ((i % columns) - (inLine - 1) / 2) * pitch
        return sweet(cx, top + pitch * (line + 0.5), pitch * 0.46, b, color)
      }).flat(),
    ]
  })
  return [...drawn.flat(), ...(isDoubled ? drawDoubles(one, left, step * 2, below) : [])]
}

/** The fact on the board below its trays, and the margin inside a bay, mm. */
const SCALE = 0.78
const INSIDE = 2.5
/** White paper beside the fact, mm. */
const LABEL = 8

/** A page of so many facts is in one column of shelves, the first half of a longer one in the left of two. */
const ONE_COLUMN = 5

export function drawShelves(page: readonly ShelvedFact[], look: number, options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color)
  const columns = page.length > ONE_COLUMN ? 2 : 1
  const bays = baysOf(Math.ceil(page.length / columns), columns)
  const rooms = bays.map(
    ({ x, y, shelf, width }): Box => ({
      x: x + INSIDE,
      y: y + 1.2,
      width: width - 2 * INSIDE,
      height: shelf - y - 1.8,
    }),
  )
  const shown = page.flatMap((one, i) => {
    const [bay, room] = [bays[i], rooms[i]]
    return bay && room ? [{ one, bay, room }] : []
  })
  // All sweets of a page have one size.
  const pitch = Math.min(
    ...shown.map(({ one, room: whole }) => {
      const room = roomOf(one, whole)
      return pitchIn(one, room, linesOf(one, room))
    }),
  )
  return [
    ...marksOf(sweetShelves(pen, look, bays)),
    ...taskTitle(pen, options),
    ...shown.flatMap(({ one, bay, room }): PageMark[] => {
      const wide = sentenceWidth(one.terms) * SCALE
      const plate = { x: bay.x, y: bay.shelf + 0.4, width: (bay.width + wide) / 2, height: bay.board - 0.2 }
      const x = bay.x + (bay.width - wide) / 2 - LABEL
      return [
        ...drawTrays(one, room, pitch, options.color),
        area(rectData(x, bay.shelf + 0.7, wide + 2 * LABEL, bay.board - 0.4, 2), WHITE),
        ...drawSentence(one.terms, plate, SCALE),
      ]
    }),
  ]
}
