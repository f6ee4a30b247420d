/** Settings of a line to trace: the sea below waves, mountains, a meadow, the sky, a street. Lengths in mm. */
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

export const SETTINGS = ['mar', 'montanha', 'jardim', 'ceu', 'espaco', 'rua', 'serra', 'raio'] as const
export type Setting = (typeof SETTINGS)[number]

export interface Place {
  /** The row: the area below the line fills it to its bottom. */
  readonly box: Box
  readonly stroke: Stroke
  /** Width of the road around the line; 0 for none. */
  readonly road: number
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

/** The lowest edge of the line or its road. */
const lowestOf = ({ stroke, road }: Place) => Math.max(...stroke.map(({ y }) => y)) + Math.max(road / 2 + 0.6, 1)

/** Small things up to `height` high at the bottom of the row, side by side, where the line leaves them room. */
function below(place: Place, count: number, height: number, draw: (x: number, y: number) => Mark[]): Mark[] {
  const { box, random } = place
  const floor = box.y + box.height - 1.6
  if (floor - height < lowestOf(place)) return []
  const spare = Math.min(1.5, floor - height - lowestOf(place))
  return Array.from({ length: count }, (_, i) =>
    draw(box.x + (box.width / count) * (i + random.between(0.25, 0.6)), floor - random.between(0, spare)),
  ).flat()
}

/** Room of a cloud, mm. */
const CLOUD = { width: 17, height: 10 }

/** Points between the pictures at both ends, whose boxes no line touches, far from each other. */
function freeSpots({ box, stroke, road, random }: Place, most: number, width: number, height: number): Point[] {
  const spots: Point[] = []
  const margin = road / 2 + 2.5
  for (let attempt = 0; attempt < 60 && spots.length < most; attempt++) {
    const x = random.between(box.x + ENDS + width / 2, box.x + box.width - ENDS - width / 2)
    const y = random.between(box.y + height / 2, box.y + box.height - height / 2)
    const isClear = stroke.every((p, i) =>
      [
        p,
        middleOf(p, stroke[i + 1] ?? p, 0.25),
        middleOf(p, stroke[i + 1] ?? p, 0.5),
        middleOf(p, stroke[i + 1] ?? p, 0.75),
      ].every((q) => Math.abs(q.x - x) > width / 2 + margin || Math.abs(q.y - y) > height / 2 + margin),
    )
    if (isClear && spots.every((q) => Math.abs(q.x - x) > width * 1.4)) spots.push({ x, y })
  }
  return spots
}

const middleOf = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

/** Without a line, so that it is never taken for one to trace. */
const cloud = (x: number, y: number, scale: number, color: boolean): Mark =>
  area(
    `M${round(x)} ${round(y)}c-${4 * scale} 0 -${4 * scale} -${5 * scale} 0 -${5 * scale}c${1 * scale} -${5 * scale} ${8 * scale} -${5 * scale} ${9 * scale} -${1 * scale}c${5 * scale} -${1 * scale} ${6 * scale} ${6 * scale} ${1 * scale} ${6 * scale}Z`,
    color ? tint(BLUE, 0.45) : GROUND,
  )

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

/** A strip as wide and high as the row. */
const strip = ({ box }: Place, ink: Ink): Mark => area(rectData(box.x, box.y, box.width, box.height, 7), ink)

/** A meadow across the whole row, with grass and flowers below the line. */
function meadow(place: Place): Mark[] {
  const { color, random } = place
  return [
    ...(color ? [strip(place, tint(LIME, 0.42))] : []),
    ...below(place, 9, 8, (x, y) =>
      random.chance(0.4) ? blossom(x, y, random.pick([PINK, PURPLE, ORANGE]), color) : [tuft(x, y, color)],
    ),
  ]
}

/** Colour of a road through the setting. */
export const roadInk = (setting: Setting): Ink => (setting === 'jardim' ? tint(SAND, 1.1) : WHITE)

/** The setting of a row, behind the line. */
export function drawSetting(setting: Setting, place: Place): Mark[] {
  const { box, stroke, color } = place
  switch (setting) {
    case 'mar':
      return [ground(place, tint(BLUE, 0.7)), ...below(place, 6, 3, (x, y) => [ripple(x, y - 1)])]
    case 'montanha':
      return [ground(place, tint(LIME, 0.8)), ...snow(stroke)]
    case 'serra':
      return [ground(place, SOFT_GREY)]
    case 'jardim':
      return meadow(place)
    case 'ceu':
      return [
        ...(color ? [strip(place, tint(BLUE, 0.22))] : []),
        ...freeSpots(place, 3, CLOUD.width, CLOUD.height).map(({ x, y }) =>
          cloud(x - 3, y + CLOUD.height / 2, 1, color),
        ),
      ]
    case 'raio':
      // A broad bolt behind the dots.
      return [
        strip(place, color ? tint(PURPLE, 0.3) : GROUND),
        polyline(stroke, { stroke: color ? YELLOW : WHITE, width: 5, join: 'miter' }),
      ]
    case 'espaco':
      return [
        ...(color ? [strip(place, tint(PURPLE, 0.22))] : []),
        ...freeSpots(place, 7, 6, 6).map(({ x, y }) => area(starData(x, y, 2.4, 1.1), color ? YELLOW : PALE_GREY)),
      ]
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
