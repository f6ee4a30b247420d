/** What a line to trace is part of: the sea below waves, mountains, a castle wall, a street. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import {
  BLUE,
  GREEN,
  LIME,
  ORANGE,
  PALE_GREY,
  PINK,
  PURPLE,
  SAND,
  SOFT_GREY,
  tint,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import {
  area,
  circle,
  line,
  type Point,
  path,
  polygon,
  polyline,
  polylineData,
  rectData,
  round,
  starData,
} from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { Stroke } from './stroke.ts'

export const SETTINGS = ['mar', 'montanha', 'castelo', 'jardim', 'ceu', 'espaco', 'rua', 'serra'] as const
export type Setting = (typeof SETTINGS)[number]

export interface Place {
  /** The row: what lies below the line fills it to its bottom. */
  readonly box: Box
  readonly stroke: Stroke
  readonly color: boolean
  readonly random: Random
}

const faint = { stroke: PALE_GREY, width: 0.5 } as const
const GROUND: Ink = [0, 0, 0, 7]

/** Room of the pictures at each end, mm. */
const ENDS = 30

/** Width of a street, mm. */
export const STREET = 14

/** Everything between the line and the bottom of the row. */
function ground({ box, stroke, color }: Place, ink: Ink): Mark {
  const [first, last] = [stroke[0], stroke.at(-1)]
  const bottom = box.y + box.height
  const points = [
    { x: box.x, y: first?.y ?? bottom },
    ...stroke,
    { x: box.x + box.width, y: last?.y ?? bottom },
    { x: box.x + box.width, y: bottom },
    { x: box.x, y: bottom },
  ]
  return area(polylineData(points, true), color ? ink : GROUND)
}

const ripple = (x: number, y: number) =>
  path(`M${round(x)} ${round(y)}c2 -2.200 4 -2.200 6 0s4 2.200 6 0`, { stroke: WHITE, width: 0.9 })

/** Small things below the line, side by side. */
function below({ box, stroke, random }: Place, count: number, draw: (x: number, y: number) => Mark[]): Mark[] {
  const lowest = Math.max(...stroke.map(({ y }) => y))
  const top = Math.max(lowest + 5, box.y + box.height - 9)
  if (top > box.y + box.height - 2.5) return []
  return Array.from({ length: count }, (_, i) =>
    draw(box.x + (box.width / count) * (i + random.between(0.2, 0.6)), top + random.between(0, 1.5)),
  ).flat()
}

/** Without a line, so that it is never taken for one to trace. */
const cloud = (x: number, y: number, scale: number, color: boolean): Mark =>
  area(
    `M${round(x)} ${round(y)}c-${4 * scale} 0 -${4 * scale} -${5 * scale} 0 -${5 * scale}c${1 * scale} -${5 * scale} ${8 * scale} -${5 * scale} ${9 * scale} -${1 * scale}c${5 * scale} -${1 * scale} ${6 * scale} ${6 * scale} ${1 * scale} ${6 * scale}Z`,
    color ? tint(BLUE, 0.45) : GROUND,
  )

function bricks({ box, stroke }: Place): Mark[] {
  const bottom = box.y + box.height
  const lowest = Math.max(...stroke.map(({ y }) => y))
  const marks: Mark[] = []
  const height = 5
  for (let row = 0; lowest + 3 + row * height < bottom; row++) {
    const y = lowest + 3 + row * height
    marks.push(line(box.x, y, box.x + box.width, y, faint))
    for (let x = box.x + (row % 2 ? 6 : 12); x < box.x + box.width; x += 12)
      if (y + height <= bottom) marks.push(line(x, y, x, y + height, faint))
  }
  return marks
}

/** Snow on the tips that point up, with a jagged edge. */
function snow(stroke: Stroke): Mark[] {
  return stroke.flatMap((tip, i): Mark[] => {
    const [before, after] = [stroke[i - 1], stroke[i + 1]]
    if (!before || !after || before.y <= tip.y || after.y <= tip.y) return []
    const on = (p: Point, t: number): Point => ({ x: tip.x + (p.x - tip.x) * t, y: tip.y + (p.y - tip.y) * t })
    const [l, r] = [on(before, 0.3), on(after, 0.3)]
    const y = (l.y + r.y) / 2
    const edge = [l, { x: (l.x + tip.x) / 2, y: y - 2 }, { x: tip.x, y: y + 1 }, { x: (r.x + tip.x) / 2, y: y - 2 }, r]
    return [polygon([tip, ...edge.toReversed()], { stroke: undefined, fill: WHITE }), polyline(edge, faint)]
  })
}

const tuft = (x: number, y: number, color: boolean): Mark =>
  path(`M${round(x - 2)} ${round(y - 3)}q1.600 .5 2 3q.4 -3 2.400 -3.600M${round(x)} ${round(y)}v-4`, {
    stroke: color ? GREEN : PALE_GREY,
    width: 0.8,
  })

/** A flower of five petals on a stem. */
function blossom(x: number, y: number, ink: Ink, color: boolean): Mark[] {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5
    const style = color ? { stroke: undefined, fill: ink } : { stroke: PALE_GREY, width: 0.4, fill: WHITE }
    return circle(x + Math.cos(angle) * 1.5, y - 5 + Math.sin(angle) * 1.5, 1.3, style)
  })
  const stem = line(x, y, x, y - 3.5, { stroke: color ? GREEN : PALE_GREY, width: 0.7 })
  return [stem, ...petals, circle(x, y - 5, 0.9, { stroke: undefined, fill: color ? YELLOW : PALE_GREY })]
}

/** A meadow across the whole row, with grass and flowers below the line. */
function meadow(place: Place): Mark[] {
  const { box, color, random } = place
  const field = area(rectData(box.x, box.y + box.height * 0.34, box.width, box.height * 0.66, 7), tint(LIME, 0.42))
  return [
    ...(color ? [field] : []),
    ...below(place, 9, (x, y) =>
      random.chance(0.4) ? blossom(x, y + 4.5, random.pick([PINK, PURPLE, ORANGE]), color) : [tuft(x, y + 4.5, color)],
    ),
  ]
}

/** What a road through the setting is made of, in colour. */
export const roadInk = (setting: Setting): Ink => (setting === 'jardim' ? tint(SAND, 1.1) : WHITE)

/** The setting of a row, behind the line. */
export function drawSetting(setting: Setting, place: Place): Mark[] {
  const { box, stroke, color, random } = place
  switch (setting) {
    case 'mar':
      return [ground(place, tint(BLUE, 0.7)), ...below(place, 6, (x, y) => [ripple(x, y)])]
    case 'montanha':
      return [ground(place, tint(LIME, 0.8)), ...snow(stroke)]
    case 'castelo':
      return [ground(place, tint(SAND, 1.2)), ...bricks(place)]
    case 'serra':
      return [ground(place, SOFT_GREY)]
    case 'jardim':
      return meadow(place)
    case 'ceu':
      // Between the pictures at both ends.
      return Array.from({ length: 4 }, (_, i) =>
        cloud(
          box.x + ENDS + ((box.width - 2 * ENDS) / 4) * (i + random.between(0.3, 0.7)),
          box.y + (i % 2 ? 12 : box.height - 3),
          1,
          color,
        ),
      )
    case 'espaco':
      return Array.from({ length: 12 }, (_, i) => {
        const x = box.x + (box.width / 12) * (i + random.between(0.2, 0.8))
        const y = i % 2 ? box.y + random.between(3, 8) : box.y + box.height - random.between(3, 8)
        return i % 3
          ? circle(x, y, 0.7, { stroke: undefined, fill: color ? PURPLE : PALE_GREY })
          : area(starData(x, y, 2.2, 1), color ? YELLOW : PALE_GREY)
      })
    case 'rua': {
      const y = stroke[0]?.y ?? box.y
      return [
        area(rectData(box.x, y - STREET / 2, box.width, STREET, 3), color ? SOFT_GREY : GROUND),
        ...[-1, 1].map((side) =>
          line(box.x, y + (side * STREET) / 2, box.x + box.width, y + (side * STREET) / 2, {
            stroke: color ? ORANGE : PALE_GREY,
            width: 0.9,
          }),
        ),
      ]
    }
  }
}
