/** Drawings in six steps, as one shows them to a child: large simple forms first, then what joins them. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { group, type PathStyle, path } from '../../scene/marks.ts'
import type { GroupMark, Ink, Mark } from '../../scene/scene.ts'
import { DRAWING_BOX } from '../drawn/drawing.ts'
import { oval } from '../drawn/shapes.ts'

export interface LessonPart {
  /** Path data in a box of `DRAWING_BOX`. */
  readonly d: string
  /** Its colour in the finished drawing. Without it, the part is lines only. */
  readonly fill?: Ink
  /** Drawn up to what is there already, not over it. */
  readonly behind?: true
  /** Black: eyes, noses. */
  readonly solid?: true
  /** With its mirror image on the right. */
  readonly pair?: true
}

type Step = readonly LessonPart[]
/** Always six steps: levels join them or leave some out. */
export type Lesson = readonly [Step, Step, Step, Step, Step, Step]

export const LESSON_STEPS = 6
/** Dash and gap of a covered line, mm. */
const THROUGH = [0.9, 1.3]

interface LessonStyle {
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. */
  readonly size: number
  /** Steps that are drawn, from 1. */
  readonly upTo: number
  /** Steps from this one on are drawn with the pen for new lines. */
  readonly newFrom: number
  /** Lengths in mm. */
  readonly pen: PathStyle
  readonly oldPen: PathStyle
  readonly color: boolean
}

/** Round eyes of this size and more have a light in them. */
const LIT_FROM = 1.9
const ROUND = /M(-?[\d.]+) (-?[\d.]+)a([\d.]+) ([\d.]+)/g

/** A light in each round solid form: eyes look alive. */
const lightsIn = (d: string): Mark[] =>
  [...d.matchAll(ROUND)].flatMap(([, left = 0, y = 0, width = 0, height = 0]) => {
    const [rx, ry] = [Number(width), Number(height)]
    if (Math.abs(rx - ry) > 1 || rx < LIT_FROM || rx > 4) return []
    return [
      path(oval(Number(left) + rx * 0.72, Number(y) - ry * 0.34, rx * 0.34), {
        width: 0.05,
        stroke: WHITE,
        fill: WHITE,
      }),
    ]
  })

const mirrored = (marks: readonly Mark[], pair: boolean | undefined): Mark[] =>
  pair ? [...marks, group(DRAWING_BOX, 0, marks, { flip: true })] : [...marks]

/** The lesson up to a step as one group. Lines that a newer form covers are seen through it in dashes until the last step. */
export function drawLesson(lesson: Lesson, style: LessonStyle): GroupMark {
  const scale = style.size / DRAWING_BOX
  const inBox = (pen: PathStyle): PathStyle => ({
    ...pen,
    ...(pen.width !== undefined && { width: pen.width / scale }),
    ...(pen.dash && { dash: pen.dash.map((length) => length / scale) }),
  })
  const [fresh, old] = [inBox(style.pen), inBox(style.oldPen)]
  const seenThrough: PathStyle = { ...old, dash: THROUGH.map((length) => length / scale) }
  const [layers, through, edges]: [Mark[], Mark[], Mark[]] = [[], [], []]
  lesson.slice(0, style.upTo).forEach((step, i) => {
    const isNew = i + 1 >= style.newFrom
    const pen = isNew ? fresh : old
    for (const { d, fill, behind, solid, pair } of step) {
      const paint = solid ? (pen.stroke ?? BLACK) : fill && (style.color ? fill : WHITE)
      const own = path(d, { ...pen, ...(solid && { width: 0.1 }), ...(paint && { fill: paint }) })
      const marks = mirrored([own, ...(solid ? lightsIn(d) : [])], pair)
      if (behind) layers.unshift(...marks)
      else layers.push(...marks)
      if (behind || solid) continue
      if (!isNew) through.push(...mirrored([path(d, seenThrough)], pair))
      else if (fill) edges.push(...mirrored([path(d, pen)], pair))
    }
  })
  const covered = style.upTo < LESSON_STEPS && edges.length > 0 ? [...through, ...edges] : []
  const half = DRAWING_BOX / 2
  return group(style.cx, style.cy, [group(-half, -half, [...layers, ...covered])], {
    scale: Math.round(scale * 1e5) / 1e5,
  })
}
