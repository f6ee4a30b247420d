/** Things put to a size: measured as they are drawn, then scaled. */
import { type Box, boundsOf } from '../lettering/bounds.ts'
import { round } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { type Drawing, type Fill, inkOf, marksOf, mixed, Pen, type Placing } from './pen.ts'

export type Thing = (pen: Pen) => Drawing

const reaches = new WeakMap<Thing, Box>()

/** The area of a thing at scale 1. */
export function reachOf(thing: Thing): Box {
  const known = reaches.get(thing)
  if (known) return known
  const reach = boundsOf(marksOf(thing(new Pen(false)))) ?? { x: -10, y: -10, width: 20, height: 20 }
  reaches.set(thing, reach)
  return reach
}

/** The scale at which the longer side of a thing measures `size` mm. */
const scaleFor = ({ width, height }: Box, size: number) => size / Math.max(width, height)

/** A thing with its middle at a place, its longer side `size` mm. */
export function centred(pen: Pen, thing: Thing, x: number, y: number, size: number, placing: Placing = {}): Mark {
  const reach = reachOf(thing)
  const scale = scaleFor(reach, size)
  const [cx, cy] = [reach.x + reach.width / 2, reach.y + reach.height / 2]
  return pen.at(x, y, scale, (pen) => pen.at(-cx, -cy, 1, thing), placing)
}

/** A thing with its foot at a place, its longer side `size` mm. */
export function standing(pen: Pen, thing: Thing, x: number, foot: number, size: number, placing: Placing = {}): Mark {
  const reach = reachOf(thing)
  const scale = scaleFor(reach, size)
  return pen.at(x, foot, scale, (pen) => pen.at(-reach.x - reach.width / 2, -reach.y - reach.height, 1, thing), placing)
}

/** Of a dash and the gap behind it, mm on paper. */
const [DASH, DASH_GAP] = [1.5, 1.25]
const [PALER, PALER_LINE] = [0.62, 0.35]

/** A drawing of what is no longer there: dashed contours, in colour much paler. `under` is the fill behind it. */
export function faded(pen: Pen, drawing: Drawing, under: Fill): Mark[] {
  const pale = (ink: Mark & { kind: 'path' }) => ({
    ...(ink.fill && { fill: pen.colour ? mixed(ink.fill, inkOf(under), PALER) : ink.fill }),
    ...(ink.stroke && { stroke: pen.colour ? mixed(ink.stroke, inkOf(under), PALER_LINE) : ink.stroke }),
  })
  const fade = (mark: Mark, scale: number): Mark => {
    if (mark.kind === 'text') return mark
    if (mark.kind === 'group') {
      const inside = scale * (mark.scale ?? 1)
      return { ...mark, children: mark.children.map((child) => fade(child, inside)) }
    }
    const dash = mark.stroke && { dash: [round(DASH / scale), round(DASH_GAP / scale)] }
    return { ...mark, ...pale(mark), ...dash }
  }
  return marksOf(drawing).map((mark) => fade(mark, 1))
}
