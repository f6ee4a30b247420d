/** Spirals to trace from outside to the middle: snail shells, lollipops, roses, whirlpools and orbits. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLACK, BLUE, GREEN, LIME, PALE_GREY, SAND, SOFT_FILLS, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, circle, dot, group, line, type Point, path, round, starData } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dotted, guides } from './stroke.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly turns: number
  readonly dot: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 1, rows: 1, turns: 2.5, dot: 2.1 },
  medio: { columns: 2, rows: 2, turns: 2.5, dot: 1.6 },
  desafio: { columns: 2, rows: 3, turns: 3, dot: 1.3 },
}

/** Points for one turn. */
const STEPS = 48

export interface SpiralFacts {
  readonly motifs: readonly string[]
  /** From outside inwards. */
  readonly spirals: readonly (readonly Point[])[]
}

function spiral(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  turns: number,
  turn: 1 | -1,
  from: number,
): Point[] {
  const steps = Math.round(turns * STEPS)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const r = outer - ((outer - inner) * i) / steps
    const angle = from + (turn * 2 * Math.PI * i) / STEPS
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
  })
}

interface Motif {
  /** Room that the drawing needs left, above, right and below the centre, in radii of the spiral. */
  readonly room: readonly [left: number, top: number, right: number, bottom: number]
  /** Drawn behind the spiral; `r` is its outer radius. */
  readonly draw: (cx: number, cy: number, r: number, ink: Ink, color: boolean) => Mark[]
  /** Where the spiral starts, in degrees from the right, clockwise. */
  readonly from: number
  /** Pictures in the middle and at the outer end. */
  readonly middle?: string
  readonly visitor?: string
}

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
    draw: (cx, cy, r, ink) => [
      line(cx, cy + r, cx, cy + r * 2.05, { stroke: BLACK, width: r * 0.13 }),
      line(cx, cy + r, cx, cy + r * 2.05, { stroke: WHITE, width: r * 0.13 - 1.2 }),
      circle(cx, cy, r * 1.1, { ...thick, fill: ink }),
    ],
  },
  rosa: {
    room: [1.3, 1.3, 1.3, 2.1],
    from: -90,
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
    room: [1.3, 1.3, 1.3, 1.3],
    from: -45,
    visitor: 'leaf',
    draw: (cx, cy, r, _, color) => [
      area(
        `M${round(cx - r * 1.18)} ${round(cy)}a${round(r * 1.18)} ${round(r * 1.18)} 0 1 0 ${round(r * 2.36)} 0a${round(r * 1.18)} ${round(r * 1.18)} 0 1 0 ${round(-r * 2.36)} 0Z`,
        color ? tint(BLUE, 0.6) : WHITE,
      ),
      circle(cx, cy, r * 1.24, { stroke: color ? BLUE : PALE_GREY, width: 0.9, dash: [9, 5] }),
    ],
  },
  orbita: {
    room: [1.2, 1.3, 1.2, 1.2],
    from: -45,
    middle: 'moon',
    visitor: 'rocket',
    draw: (cx, cy, r, _, color) =>
      Array.from({ length: 9 }, (__, i) => {
        const angle = 0.4 + i * 2.4
        const d = r * (0.3 + 0.095 * i)
        return area(
          starData(cx + Math.cos(angle) * d, cy + Math.sin(angle) * d, r * 0.045, r * 0.02),
          color ? YELLOW : PALE_GREY,
        )
      }),
  },
  flor: {
    room: [1.3, 1.3, 1.3, 1.3],
    from: -45,
    middle: 'flower',
    visitor: 'bee',
    draw: (cx, cy, r, _, color) => [
      circle(cx, cy, r * 1.1, { stroke: undefined, fill: color ? tint(LIME, 0.5) : WHITE }),
    ],
  },
}
/** Motifs that need nothing else to make a page of their own. */
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
      room: [1.3, 1.3, 1.3, 1.3],
      from: -45,
      middle: goal,
      visitor: start,
      draw: (cx, cy, r, ink, color) => [
        circle(cx, cy, r * 1.1, { stroke: undefined, fill: color ? tint(ink, 0.5) : WHITE }),
      ],
    },
  }
}

/** Where the visitor waits and how large it is, in radii of the spiral: clear of the start dot. */
const VISITOR = { away: 1.36, size: 0.44 }

function drawSpiral(motif: Motif, cell: Box, plan: Plan, turns: number, ink: Ink, turn: 1 | -1, color: boolean) {
  const [left, top, right, bottom] = motif.room
  const r = Math.min(cell.width / (left + right), cell.height / (top + bottom))
  const [cx, cy] = [middleX(cell) + ((left - right) / 2) * r, middleY(cell) + ((top - bottom) / 2) * r]
  const inner = motif.middle ? r * 0.3 : r * 0.08
  const points = spiral(cx, cy, r * 0.98, inner, turns, turn, (motif.from * Math.PI) / 180)
  const size = r * 0.42
  const [start] = points
  const marks: Mark[] = [
    ...motif.draw(cx, cy, r, ink, color),
    dotted(points, plan.dot),
    ...(motif.middle ? [drawPicture(wordPicture(motif.middle), { cx, cy, size, color })] : []),
    ...guides([points], {
      color,
      radius: Math.max(1.7, Math.min(2.6, r * 0.06)),
      offset: Math.max(2.8, Math.min(5, r * 0.1)),
      arrowLength: r * 0.22,
    }),
    ...(motif.visitor && start
      ? [
          drawPicture(wordPicture(motif.visitor), {
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

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const cells = cellsOf(plan.columns, plan.rows, { gap: 6 })
  const inks = random.shuffle(SOFT_FILLS)
  const drawn = cells.map((cell, i) => {
    const { name, motif } = motifOf(options.theme, i)
    const ink = options.color ? tint(inks[i % inks.length] ?? WHITE, 0.55) : WHITE
    // The shell of a snail that looks to the right winds one way only.
    const turn = motif === MOTIFS.caracol || random.chance(0.5) ? -1 : 1
    return { name, ...drawSpiral(motif, cell, plan, plan.turns + random.between(-0.3, 0.3), ink, turn, options.color) }
  })
  const facts: SpiralFacts = { motifs: drawn.map(({ name }) => name), spirals: drawn.map(({ points }) => points) }
  return { marks: drawn.map(({ mark }) => mark), facts }
}

export const SPIRALS: SheetKind<PagesFacts<SpiralFacts>> = {
  id: 'tracejar-espiral',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'pirulito', 'rosa', 'redemoinho', MIX],
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, random)),
}
