/** Things at the ends of threads: kites, balloons, rods and hooks. */
import { CONTENT } from '../../page/paper.ts'
import { BLACK, SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { area, circle, group, line, path, polygon, round, starData } from '../../scene/marks.ts'
import type { GroupMark, Mark } from '../../scene/scene.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, Pen } from '../../studio/pen.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'

export const PICTURE = 27

export const TOP = CONTENT.y + PICTURE + 7

export const END = CONTENT.y + CONTENT.height - PICTURE - 17

/** A kite or a balloon; `pattern` distinguishes it from the others, in colour and without. */
export function drawToy(toy: 'kite' | 'balloon', pattern: number, cx: number, color: boolean): Mark {
  const [cy, h] = [CONTENT.y + PICTURE / 2, PICTURE / 2]
  const fill = color ? (SOFT_FILLS[pattern % SOFT_FILLS.length] ?? WHITE) : WHITE
  const thin = { width: 0.6 } as const
  const outline =
    toy === 'kite'
      ? polygon(
          [
            { x: cx, y: cy - h },
            { x: cx + h * 0.72, y: cy - h * 0.15 },
            { x: cx, y: cy + h },
            { x: cx - h * 0.72, y: cy - h * 0.15 },
          ],
          { width: 0.8, fill },
        )
      : circle(cx, cy - 1, h * 0.84, { width: 0.8, fill })
  // The knot of a balloon and its string, the tail of a kite: they lead to the thread.
  const [foot, knot] = [cy + h, cy - 1 + h * 0.84]
  const tied =
    toy === 'kite'
      ? [line(cx, foot, cx, TOP, thin)]
      : [
          line(cx, knot, cx, TOP, thin),
          polygon(
            [
              { x: cx, y: knot - 0.4 },
              { x: cx + 2.2, y: knot + 2.6 },
              { x: cx - 2.2, y: knot + 2.6 },
            ],
            { width: 0.8, fill },
          ),
        ]
  const inside: readonly (readonly Mark[])[] = [
    [
      line(cx, cy - h * 0.8, cx, cy + h * 0.75, thin),
      line(cx - h * 0.6, cy - h * 0.15, cx + h * 0.6, cy - h * 0.15, thin),
    ],
    [-0.3, 0, 0.3].map((x) => circle(cx + x * h, cy - h * 0.15, h * 0.1, thin)),
    [-0.35, -0.1, 0.15].map((y) =>
      line(
        cx - h * (0.42 - Math.abs(y + 0.1) * 0.5),
        cy + y * h,
        cx + h * (0.42 - Math.abs(y + 0.1) * 0.5),
        cy + y * h,
        thin,
      ),
    ),
    [area(starData(cx, cy - h * 0.12, h * 0.36, h * 0.16), BLACK)],
    [circle(cx, cy - h * 0.12, h * 0.34, thin), circle(cx, cy - h * 0.12, h * 0.17, thin)],
  ]
  return group(0, 0, [...tied, outline, ...(inside[pattern % inside.length] ?? [])])
}

/** From the end of a thread to the bend of its hook, mm. */
const BEND = { x: -2.6, y: 5 }

function drawHook(cx: number): Mark {
  return path(`M${round(cx)} ${round(END)}v3.500a2.600 2.600 0 1 1 -5.100 -.8`, { width: 1 })
}

const boot = (pen: Pen): Drawing => [
  pen.line('M-2.500 -21q-0.500 -6 2.500 -6t2.500 6', 1.1),
  pen.shape('M-6 -20H4V-9C10 -8 13 -6 13 -1H-6z', 'brown'),
  pen.shape(box(-7, -2, 21, 4, 1), 'brownDark'),
  pen.shape(box(-7, -22, 12, 4, 1.5), 'brownPale'),
  pen.line('M4 -9q-3 1 -4 4', 0.8),
]

const bucket = (pen: Pen): Drawing => [
  pen.line('M-8 -15C-8 -27 8 -27 8 -15', 1.2),
  pen.shape('M-9 -15H9L6.500 2H-6.500z', 'red'),
  pen.shape(box(-10, -17, 20, 4, 1.5), 'redDark'),
  pen.line('M-7.300 -4H7.300', 0.8),
]

/** A fish that is pulled out by its mouth. */
const hauled = (pen: Pen): Drawing => pen.at(0, 0, 1, (pen) => SEASIDE.peixe(pen), { turn: 90 })

/** Things that may hang on a hook, in the hand of all that swims there. */
const CAUGHT: ReadonlyMap<string, Thing> = new Map([
  ['fish', hauled],
  ['bucket', bucket],
  ['star', SEASIDE.estrela],
  ['shell', SEASIDE.concha],
  ['boot', boot],
])

/** Share of the middle that a thing's hold is to the left or right of, in its width. */
const HOLD: Readonly<Record<string, number>> = { boot: -0.17 }
/** Above the bend of the hook, mm: the hook goes into it, or through its handle. */
const ABOVE = 0.9

/** A thing that hangs on its hook: the bend is in its mouth or its handle. */
export function drawCaught(id: string, x: number, size: number, color: boolean): Mark[] {
  const thing = CAUGHT.get(id)
  if (!thing) throw new RangeError(`nothing named ${id} hangs on a hook`)
  const { width, height } = reachOf(thing)
  const scale = size / Math.max(width, height)
  const foot = END + BEND.y - ABOVE + height * scale
  const hangs = x + BEND.x - (HOLD[id] ?? 0) * width * scale
  return [{ ...(standing(new Pen(color), thing, hangs, foot, size) as GroupMark), picture: id }, drawHook(x)]
}
