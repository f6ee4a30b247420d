/** A mandala: rings of petals, scales, leaves, butterflies and beads that touch one another, repeated around the middle, all chosen by the seed. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { WHITE } from '../../scene/inks.ts'
import { circle, group, path, round } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { ANTENNAE, BODY_PARTS, LOWER_SPOTS, UPPER_SPOTS, WINGS } from './mandala-butterfly.ts'

interface Plan {
  readonly folds: readonly number[]
  readonly rings: number
  readonly stroke: number
  /** Radius of the middle, mm. */
  readonly middle: number
  /** Something small inside a piece from this width on, mm; it is to be coloured, too. */
  readonly inner: number
  /** A flower in the middle. */
  readonly flower: boolean
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { folds: [5, 6, 8], rings: 2, stroke: 1.3, middle: 18, inner: Infinity, flower: false },
  medio: { folds: [6, 8], rings: 3, stroke: 0.9, middle: 17, inner: 18, flower: true },
  desafio: { folds: [8, 10, 12], rings: 5, stroke: 0.7, middle: 14, inner: 13, flower: true },
}

const RADIUS = 87
const CENTRE = { x: CONTENT.x + CONTENT.width / 2, y: CONTENT.y + CONTENT.height / 2 }

/**
 * The pieces of a ring as path data: each point is a distance outwards (0 at the ring's inner edge, 1 at its outer one)
 * and around (-1 and 1: where the neighbours start). Pieces touch their neighbours, so that the areas between are
 * closed.
 */
const PIECES = {
  petala: 'M0,-1C.4,-1.02 .78,-.6 1,0C.78,.6 .4,1.02 0,1Z',
  escama: 'M0,-1C.75,-1 1,-.72 1,0C1,.72 .75,1 0,1Z',
  folha: 'M0,0C.28,-1.33 .72,-1.33 1,0C.72,1.33 .28,1.33 0,0Z',
  gota: 'M0,0C.3,-.25 .4,-1 .65,-1C.88,-1 1,-.32 1,0C1,.32 .88,1 .65,1C.4,1 .3,.25 0,0Z',
  losango: 'M0,0L.5,-1L1,0L.5,1Z',
  coracao: 'M0,0C.3,-.5 .42,-1 .68,-1C1.09,-1 1.05,-.3 .8,0C1.05,.3 1.09,1 .68,1C.42,1 .3,.5 0,0Z',
  olho: 'M.5,-1Q1.3,0 .5,1Q-.3,0 .5,-1Z',
  peixe: 'M-.04,-.62Q.16,-.3 .3,-.14C.5,-1.1 .86,-.9 1,0C.86,.9 .5,1.1 .3,.14Q.16,.3 -.04,.62Z',
  bandeirinha: 'M0,-.86L1,-.86L.7,0L1,.86L0,.86Z',
  borboleta: WINGS,
} as const

type PieceName = keyof typeof PIECES

/** Pictures in the inner ring of an easy mandala, another on each page. */
const FIGURES = ['coracao', 'folha', 'gota', 'peixe', 'bandeirinha'] as const satisfies readonly PieceName[]
/** Pieces that rings of patterns are made of. */
const OF_PATTERNS = ['petala', 'escama', 'folha', 'gota', 'losango', 'coracao', 'olho'] as const

/** Pieces that begin broad: they may end the mandala without a circle around it, and lie in two layers. */
const BROAD: readonly PieceName[] = ['petala', 'escama']

/** Pieces of the rings, by theme. */
const THEMES: Readonly<Record<string, readonly PieceName[]>> = {
  livre: OF_PATTERNS,
  petalas: ['petala', 'escama'],
  folhas: ['folha', 'gota'],
  coracoes: ['coracao', 'petala'],
  borboletas: ['gota', 'folha', 'petala', 'escama'],
}
/** Pieces that are pictures of something. */
const SHOWN: Partial<Record<PieceName, string>> = {
  gota: 'drop',
  folha: 'leaf',
  coracao: 'heart',
  peixe: 'fish',
  borboleta: 'butterfly',
}

export interface MandalaFacts {
  readonly folds: number
  readonly rings: readonly PieceName[]
  /** Pieces in each ring. */
  readonly pieces: readonly number[]
}

interface Ring {
  readonly name: PieceName
  /** Inner and outer radius, mm. */
  readonly from: number
  readonly to: number
  readonly pieces: number
}

function around(count: number, offset: number, children: readonly Mark[]): Mark[] {
  return Array.from({ length: count }, (_, i) =>
    group(CENTRE.x, CENTRE.y, children, { rotate: Math.round((i + offset) * (360 / count) * 100) / 100 }),
  )
}

/** Fewer would be bent out of their shape. */
const LEAST_PIECES = 6
/** Each doubles the one before it, so that the pieces of two rings always line up. */
const MULTIPLES = [1, 2, 4]
/** Twice as many as butterflies: more would end in the teeth of a saw. */
const BESIDE_BUTTERFLIES = [1, 2]

/** Number of pieces in a ring: a multiple of the folds that makes them about as wide as high, and six at least. */
function piecesIn(from: number, to: number, folds: number, multiples: readonly number[]): number {
  const wanted = (Math.PI * (from + to)) / ((to - from) * 1.02)
  const choices = multiples
    .map((times) => folds * times)
    .filter((count) => Number.isInteger(count) && count >= LEAST_PIECES)
  return choices.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
}

/** Scale of a piece outwards and around, as shares of its data. */
interface Fit {
  readonly out: number
  readonly side: number
}

function placed({ from, to, pieces }: Ring, data: string, fit: Fit, share = 1, at = 0.5): string {
  const half = Math.PI / pieces
  return data.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, out: string, side: string) => {
    const radius = from + (to - from) * (at + (Number(out) * fit.out - at) * share)
    const angle = Number(side) * fit.side * share * half
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
  })
}

/** A bent curve ends off its target: refitted until it touches ring and neighbours. */
const FITTINGS = 6

function fitOf(ring: Ring): Fit {
  const half = Math.PI / ring.pieces
  let fit: Fit = { out: 1, side: 1 }
  for (let i = 0; i < FITTINGS; i++) {
    const points = flattenPath(placed(ring, PIECES[ring.name], fit), 12).flat()
    const reach = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)))
    const turn = Math.max(...points.map(({ x, y }) => Math.abs(Math.atan2(x, -y))))
    fit = {
      out: fit.out * ((ring.to - ring.from) / (reach - ring.from)),
      side: BROAD.includes(ring.name) ? 1 : fit.side * (half / turn),
    }
  }
  return fit
}

/** The piece at the top of its ring; `share` of its size, `at` from the inner to the outer edge when it is smaller. */
const pieceData = (ring: Ring, share = 1, at = 0.5): string => placed(ring, PIECES[ring.name], fitOf(ring), share, at)

/** Lines inside a figure are finer than its outline. */
const FINE = 0.7

/** A ring of butterflies with spots on the upper wings; on the lower ones when small pieces are to be coloured, too. */
function drawButterflies(random: Random, plan: Plan, ring: Ring): Mark[] {
  const { from, to, pieces } = ring
  const fit = fitOf(ring)
  const style = { width: plan.stroke, fill: WHITE }
  const fine = { ...style, width: plan.stroke * FINE }
  const upper = random.pick(UPPER_SPOTS)
  const spots = plan.inner < Math.min((Math.PI * (from + to)) / pieces, to - from) ? upper + LOWER_SPOTS : upper
  return around(pieces, 0, [
    path(placed(ring, WINGS, fit), style),
    path(placed(ring, spots, fit), fine),
    path(placed(ring, ANTENNAE, fit), fine),
    path(placed(ring, BODY_PARTS, fit), style),
  ])
}

/** A ring: its pieces, with a second layer behind broad ones, and something small inside when there is room. */
function drawRing(random: Random, plan: Plan, ring: Ring): Mark[] {
  if (ring.name === 'borboleta') return drawButterflies(random, plan, ring)
  const { name, from, to, pieces } = ring
  const style = { width: plan.stroke, fill: WHITE }
  const height = to - from
  const width = (Math.PI * (from + to)) / pieces
  const broad = BROAD.includes(name)
  const own: Mark[] = [path(pieceData(ring), style)]
  if (Math.min(width, height) > plan.inner) {
    const reach = Math.min(width, height)
    const middle = from + height * (broad ? 0.42 : name === 'gota' || name === 'coracao' ? 0.64 : 0.5)
    const centred = name === 'olho' || name === 'losango' || name === 'folha'
    if (random.chance(0.55)) own.push(path(pieceData(ring, 0.44, broad ? 0 : centred ? 0.5 : 0.72), style))
    else own.push(circle(0, -middle, reach * (name === 'losango' ? 0.17 : 0.2), style))
  }
  const behind = broad && width > plan.inner * 0.7 ? around(pieces, 0.5, [path(pieceData(ring), style)]) : []
  return [...behind, ...around(pieces, 0, own)]
}

/** The names of the rings from the middle outwards: neighbours differ, a broad one at the end. */
function chooseRings(random: Random, pieces: readonly PieceName[], count: number): PieceName[] {
  const broad = pieces.filter((name) => BROAD.includes(name))
  const last = random.pick(broad.length > 0 ? broad : BROAD)
  const others = random.shuffle(pieces.filter((name) => name !== last))
  const inner = Array.from({ length: count - 1 }, (_, i) => others[i % others.length] ?? last)
  return [...inner, last]
}

/** The middle: one circle, or a flower of few petals, or their lines would run together. */
function drawMiddle({ middle, stroke, flower: asked }: Plan): Mark[] {
  const style = { width: stroke, fill: WHITE }
  if (!asked) return [circle(CENTRE.x, CENTRE.y, middle, style)]
  const flower: Ring = { name: 'petala', from: middle * 0.34, to: middle * 0.97, pieces: 6 }
  return [
    circle(CENTRE.x, CENTRE.y, middle, style),
    ...around(6, 0, [path(pieceData(flower), style)]),
    circle(CENTRE.x, CENTRE.y, flower.from, style),
  ]
}

/** Height of a ring of butterflies to that of a pattern. */
const BUTTERFLY_SHARE = 2
/** One butterfly a fold, few and large for the youngest; the other rings follow. */
const BUTTERFLY_FOLDS: Readonly<Record<Level, readonly number[]>> = { facil: [5], medio: [6, 8], desafio: [10, 12] }

/** A figure in the inner ring of an easy mandala; butterflies around the flower of an easy one, else inside the last ring. */
function withFigures(
  { theme = 'livre', level }: SheetOptions,
  chosen: readonly PieceName[],
  figure: PieceName,
): readonly PieceName[] {
  if (theme === 'borboletas')
    return level === 'facil' ? [...chosen.slice(1), 'borboleta'] : chosen.with(-2, 'borboleta')
  return level === 'facil' && theme === 'livre' ? [figure, ...chosen.slice(1)] : chosen
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme = 'livre', level } = options
  const plan = PLANS[level]
  const butterflies = theme === 'borboletas'
  const folds = random.pick(butterflies ? BUTTERFLY_FOLDS[level] : plan.folds)
  const figures = sheet.fork('figures').shuffle(FIGURES)
  const figure = figures[index % figures.length] ?? 'coracao'
  const chosen = chooseRings(random, THEMES[theme] ?? OF_PATTERNS, plan.rings)
  const names = withFigures(options, chosen, figure)
  const weights = names.map((name) => random.between(0.9, 1.2) * (name === 'borboleta' ? BUTTERFLY_SHARE : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let from = plan.middle
  const rings = names.map((name, i): Ring => {
    const to = from + ((RADIUS - plan.middle) * (weights[i] ?? 1)) / total
    const pieces =
      name === 'borboleta' ? folds : piecesIn(from, to, folds, butterflies ? BESIDE_BUTTERFLIES : MULTIPLES)
    const ring = { name, from, to, pieces }
    from = to
    return ring
  })
  // From the outside inwards: each circle covers where the pieces around it begin.
  const marks = rings
    .toReversed()
    .flatMap((ring): Mark[] => [
      ...drawRing(random, plan, ring),
      circle(CENTRE.x, CENTRE.y, ring.from, { width: plan.stroke, fill: WHITE }),
    ])
  const rim = names.at(-1) === 'borboleta' ? [circle(CENTRE.x, CENTRE.y, RADIUS, { width: plan.stroke })] : []
  const pictures = names.flatMap((name) => SHOWN[name] ?? [])
  if (butterflies && level === 'facil') pictures.push('flower')
  return {
    marks: [...rim, ...marks, ...drawMiddle(plan)],
    facts: { folds, rings: names, pieces: rings.map(({ pieces }) => pieces) } satisfies MandalaFacts,
    pictures: [...pictures, 'ring'],
  }
}

export const colorirMandala: SheetKind<PagesFacts<MandalaFacts>> = {
  id: 'colorir-mandala',
  category: 'colorir',
  themes: Object.keys(THEMES),
  draw: (options) => composeSheet(options, 'colour', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
