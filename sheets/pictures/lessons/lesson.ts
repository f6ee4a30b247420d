/** Drawings in six steps, as one shows them to a child: large simple forms first, then what joins them. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { group, type PathStyle, path } from '../../scene/marks.ts'
import type { GroupMark, Ink, Mark } from '../../scene/scene.ts'
import { DRAWING_BOX } from '../drawn/drawing.ts'

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

/** The lesson up to a step as one group. */
export function drawLesson(lesson: Lesson, style: LessonStyle): GroupMark {
  const scale = style.size / DRAWING_BOX
  const inBox = (pen: PathStyle): PathStyle => ({
    ...pen,
    ...(pen.width !== undefined && { width: pen.width / scale }),
    ...(pen.dash && { dash: pen.dash.map((length) => length / scale) }),
  })
  const [fresh, old] = [inBox(style.pen), inBox(style.oldPen)]
  const layers: Mark[] = []
  lesson.slice(0, style.upTo).forEach((step, i) => {
    const pen = i + 1 >= style.newFrom ? fresh : old
    for (const { d, fill, behind, solid, pair } of step) {
      const paint = solid ? (pen.stroke ?? BLACK) : fill && (style.color ? fill : WHITE)
      const own = path(d, { ...pen, ...(solid && { width: 0.1 }), ...(paint && { fill: paint }) })
      const marks: Mark[] = pair ? [own, group(DRAWING_BOX, 0, [own], { flip: true })] : [own]
      if (behind) layers.unshift(...marks)
      else layers.push(...marks)
    }
  })
  const half = DRAWING_BOX / 2
  return group(style.cx, style.cy, [group(-half, -half, layers)], { scale: Math.round(scale * 1e5) / 1e5 })
}
