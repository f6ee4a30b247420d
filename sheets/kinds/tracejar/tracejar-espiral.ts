/** Spirals to trace from outside to the middle: snail shells, lollipops, roses, whirlpools and orbits. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLACK, BLUE, GREEN, LIME, PALE_GREY, SAND, SOFT_FILLS, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, circle, dot, group, line, type Point, path, polylineData, round, starData } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { traced } from './guides.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly turns: number
  readonly dot: number
  /** Width of the road around the line, as a share of the space between two turns; 0 for none. */
  readonly road: number
  /** Share of the last spiral that is drawn. */
  readonly last: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 1, rows: 1, turns: 2.5, dot: 2, road: 0.62, last: 1 },
  medio: { columns: 2, rows: 2, turns: 2.5, dot: 1.5, road: 0.6, last: 1 },
  desafio: { columns: 2, rows: 3, turns: 3, dot: 1.3, road: 0, last: 0.55 },
}

/** Points for one turn. */
const STEPS = 96

export interface SpiralFacts {
  readonly motifs: readonly string[]
  /** From outside inwards. */
  readonly spirals: readonly (readonly Point[])[]
}

/** The outlines that spirals without a thing around them follow: number of corners, 0 for a circle. */
const CORNERS = [0, 4, 6, 8] as const

/** Extent of a polygon with a circumscribed circle of radius 1 in a direction. */
function reachOf(corners: number, angle: number): number {
  if (corners === 0) return 1
  const part = (2 * Math.PI) / corners
  // The polygons rest on a side.
  const turned = angle - Math.PI / 2 - part / 2
  const within = turned - Math.floor(turned / part) * part
  return Math.cos(part / 2) / Math.cos(within - part / 2)
}

interface Winding {
  readonly outer: number
  readonly inner: number
  readonly turns: number
  readonly turn: 1 | -1
  /** Start angle, in radians from the right, clockwise. */
  readonly from: number
  readonly corners: number
}

function spiral(cx: number, cy: number, { outer, inner, turns, turn, from, corners }: Winding): Point[] {
  const steps = Math.round(turns * STEPS)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (turn * 2 * Math.PI * i) / STEPS
    const r = (outer - ((outer - inner) * i) / steps) * reachOf(corners, angle)
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
  })
}

interface Motif {
  /** Room that the drawing needs left, above, right and below the centre, in radii of the spiral. */
  readonly room: readonly [left: number, top: number, right: number, bottom: number]
  /** Drawn behind the spiral; `r` is its outer radius. */
  readonly draw: (cx: number, cy: number, r: number, ink: Ink, color: boolean) => Mark[]
  /** Start angle, in degrees from the right, clockwise. */
  readonly from: number
  /** Radius of the outermost turn, in radii of the motif. */
  readonly outer?: number
  /** Pictures in the middle and at the outer end. */
  readonly middle?: string
  readonly visitor?: string
  /** Spirals of many forms; a thing around it asks for a round one. */
  readonly isFree?: boolean
}

/** The open ground of a spiral whose visitor comes from the top right. */
const OPEN_ROOM = [1.14, 1.36, 1.14, 1.14] as const

const thick = { width: 0.8 } as const
const at = (cx: number, cy: number, r: number) => (x: number, y: number) => `${round(cx + x * r)} ${round(cy + y * r)}`

const MOTIFS: Readonly<Record<string, Motif>> = {
  caracol: {
    room: [1.3, 1.15, 1.62, 1.22],
    from: 65,
    draw: (cx, cy, r, ink, color) => {
      const p = at(cx, cy, r)
      const body = `M${p(-1.28, 1.2)}C${p(-0.9, 0.86)} ${p(0.6, 1.02)} ${p(0.98, 0.5)}C${p(1.12, 0.3)} ${p(1.06, -0.05)} ${p(1.3, -0.08)}C${p(1.62, -0.1)} ${p(1.62, 0.3)} ${p(1.5, 0.55)}C${p(1.32, 0.95)} ${p(1.2, 1.2)} ${p(0.75, 1.2)}Z`
      return [
        path(`M${p(1.26, -0.05)}L${p(1.16, -0.42)}M${p(1.44, -0.05)}L${p(1.5, -0.42)}`, thick),
        path(body, { ...thick, fill: color ? SAND : WHITE }),
        circle(cx + r * 1.16, cy - r * 0.45, r * 0.05, { ...thick, fill: WHITE }),
        circle(cx + r * 1.5, cy - r * 0.45, r * 0.05, { ...thick, fill: WHITE }),
        dot(cx + r * 1.38, cy + r * 0.14, r * 0.035),
        path(`M${p(1.36, 0.34)}Q${p(1.44, 0.42)} ${p(1.52, 0.32)}`, thick),
        circle(cx, cy, r * 1.12, { ...thick, fill: ink }),
      ]
    },
  },
  pirulito: {
    room: [1.12, 1.12, 1.12, 2.1],
    from: -90,
    outer: 0.86,
    draw: (cx, cy, r, ink) => [
      line(cx, cy + r, cx, cy + r * 2.05, { stroke: BLACK, width: r * 0.13 }),
      line(cx, cy + r, cx, cy + r * 2.05, { stroke: WHITE, width: r * 0.13 - 1.2 }),
      circle(cx, cy, r * 1.1, { ...thick, fill: ink }),
    ],
  },
  rosa: {
    room: [1.3, 1.3, 1.3, 2.1],
    from: -90,
    outer: 0.94,
    draw: (cx, cy, r, ink, color) => {
      const p = at(cx, cy, r)
      const leaf = color ? GREEN : WHITE
      const petals = Array.from({ length: 8 }, (_, i) => {
        const angle = (i * Math.PI) / 4
        return circle(cx + Math.cos(angle) * r * 0.86, cy + Math.sin(angle) * r * 0.86, r * 0.4, {
          ...thick,
          fill: ink,
        })
      })
      return [
        path(`M${p(0, 1)}V${round(cy + r * 2.05)}`, { width: 1.6, stroke: color ? GREEN : BLACK }),
        path(
          `M${p(0, 1.85)}C${p(0.2, 1.35)} ${p(0.6, 1.35)} ${p(0.75, 1.5)}C${p(0.6, 1.85)} ${p(0.3, 1.9)} ${p(0, 1.85)}Z`,
          { ...thick, fill: leaf },
        ),
        path(
          `M${p(0, 1.95)}C${p(-0.2, 1.5)} ${p(-0.6, 1.45)} ${p(-0.75, 1.6)}C${p(-0.6, 1.95)} ${p(-0.3, 2)} ${p(0, 1.95)}Z`,
          { ...thick, fill: leaf },
        ),
        ...petals,
        circle(cx, cy, r * 1.03, { stroke: undefined, fill: ink }),
      ]
    },
  },
  redemoinho: {
    room: OPEN_ROOM,
    from: -52.5,
    visitor: 'boat',
    draw: (cx, cy, r, _, color) => [
      circle(cx, cy, r * 1.1, { stroke: undefined, fill: color ? tint(BLUE, 0.6) : WHITE }),
    ],
  },
  orbita: {
    room: [1.14, 1.14, 1.14, 1.36],
    // The rocket flies to the top right, so it waits at the bottom left.
    from: 127.5,
    middle: 'moon',
    visitor: 'rocket',
    draw: (cx, cy, r, _, color) =>
      [-40, -50, -140, 40, 50].map((degrees, i) => {
        const angle = (degrees * Math.PI) / 180
        const d = r * (i % 2 ? 1.34 : 1.24)
        return area(
          starData(cx + Math.cos(angle) * d, cy + Math.sin(angle) * d, r * 0.075, r * 0.033),
          color ? YELLOW : PALE_GREY,
        )
      }),
  },
  flor: {
    room: OPEN_ROOM,
    from: -52.5,
    middle: 'flower',
    visitor: 'bee',
    draw: (cx, cy, r, _, color) => [
      circle(cx, cy, r * 1.1, { stroke: undefined, fill: color ? tint(LIME, 0.5) : WHITE }),
    ],
  },
}
/** Motifs that make a complete page alone. */
const SWEETS = ['pirulito', 'caracol', 'rosa'] as const
const MIX = 'misto'

/** A journey's spiral has its traveller outside and its goal in the middle. */
function motifOf(theme: string | undefined, i: number): { readonly name: string; readonly motif: Motif } {
  const name = theme === MIX ? (SWEETS[i % SWEETS.length] ?? 'pirulito') : (theme ?? 'caracol')
  const own = MOTIFS[name === 'abelha' ? 'flor' : name === 'foguete' ? 'orbita' : name]
  if (own) return { name, motif: own }
  const { start, goal } = journeyOf(name)
  return {
    name,
    motif: {
      room: OPEN_ROOM,
      from: -52.5,
      middle: goal,
      visitor: start,
      isFree: true,
      draw: (cx, cy, r, ink, color) => [
        circle(cx, cy, r * 1.1, { stroke: undefined, fill: color ? tint(ink, 0.5) : WHITE }),
      ],
    },
  }
}

/** Place and size of the visitor, in radii of the spiral: clear of the start dot. */
const VISITOR = { away: 1.41, size: 0.42 }

interface Spiral {
  readonly motif: Motif
  readonly cell: Box
  readonly plan: Plan
  readonly turns: number
  readonly ink: Ink
  readonly turn: 1 | -1
  readonly corners: number
  /** Share of the line that is drawn. */
  readonly share: number
  readonly color: boolean
}

function drawSpiral({ motif, cell, plan, turns, ink, turn, corners, share, color }: Spiral) {
  const [left, top, right, bottom] = motif.room
  const r = Math.min(cell.width / (left + right), cell.height / (top + bottom))
  const [cx, cy] = [middleX(cell) + ((left - right) / 2) * r, middleY(cell) + ((top - bottom) / 2) * r]
  const outer = r * (motif.outer ?? 0.98)
  const inner = r * (motif.middle ? 0.36 : plan.road > 0 ? 0.22 : 0.1)
  const points = spiral(cx, cy, { outer, inner, turns, turn, corners, from: (motif.from * Math.PI) / 180 })
  const drawn = points.slice(0, Math.ceil(points.length * share))
  const road = plan.road * ((outer - inner) / turns) - 1
  const [start] = points
  const data = polylineData(drawn)
  const visitor = motif.visitor && (turn === 1 ? lookingRight(motif.visitor) : wordPicture(motif.visitor))
  const marks: Mark[] = [
    ...motif.draw(cx, cy, r, ink, color),
    ...(plan.road > 0
      ? [path(data, { stroke: BLACK, width: road + 1 }), path(data, { stroke: WHITE, width: road })]
      : []),
    ...traced([drawn], {
      color,
      dot: plan.dot,
      radius: Math.max(1.7, Math.min(2.6, r * 0.06)),
      offset: 0,
      arrowLength: Math.max(7, r * 0.2),
    }),
    ...(motif.middle ? [drawPicture(wordPicture(motif.middle), { cx, cy, size: r * 0.42, color })] : []),
    ...(visitor && start
      ? [
          drawPicture(visitor, {
            cx: cx + (start.x - cx) * VISITOR.away,
            cy: cy + (start.y - cy) * VISITOR.away,
            size: r * VISITOR.size,
            color,
          }),
        ]
      : []),
  ]
  return { mark: group(0, 0, marks), points }
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const plan = PLANS[options.level]
  const cells = cellsOf(plan.columns, plan.rows, { gap: 6 })
  const inks = random.shuffle(SOFT_FILLS)
  const drawn = cells.map((cell, i) => {
    const { name, motif } = motifOf(options.theme, i)
    const ink = options.color ? tint(inks[i % inks.length] ?? WHITE, 0.55) : WHITE
    // The shell of a snail that looks to the right winds in one direction only.
    const turn = motif === MOTIFS.caracol || (i + index) % 2 ? -1 : 1
    const corners = motif.isFree && options.level === 'desafio' ? (CORNERS[(i + index * 2) % CORNERS.length] ?? 0) : 0
    // In the corners of a square the turns come closest.
    const turns = (plan.turns + random.between(-0.3, 0.1)) * (corners === 4 ? 0.75 : 1)
    const share = i === cells.length - 1 ? plan.last : 1
    const one = drawSpiral({ motif, cell, plan, turns, ink, turn, corners, share, color: options.color })
    return { name, ...one }
  })
  const facts: SpiralFacts = { motifs: drawn.map(({ name }) => name), spirals: drawn.map(({ points }) => points) }
  return { marks: drawn.map(({ mark }) => mark), facts }
}

export const tracejarEspiral: SheetKind<PagesFacts<SpiralFacts>> = {
  id: 'tracejar-espiral',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'pirulito', 'rosa', 'redemoinho', MIX],
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
