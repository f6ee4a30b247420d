/** A mandala: rings of petals, scales, leaves, butterflies and beads that touch one another, repeated around the middle, all chosen by the seed. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { WHITE } from '../../scene/inks.ts'
import { circle, group, type PathStyle, type Point, path, round } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { ANTENNAE, BODY_PARTS, LOWER_SPOTS, UPPER_SPOTS, WINGS } from './mandala-butterfly.ts'
import { HEAD_OF_LADYBIRD, LADYBIRD, SPOTS_OF_LADYBIRD } from './mandala-ladybird.ts'
import { BESIDE_TITLE, besideTitle, CENTRE, corners, RADIUS, REACH } from './mandala-panel.ts'
import { BROAD, FIGURES, OF_PATTERNS, PIECES, type PieceName, SHOWN, THEMES } from './mandala-pieces.ts'

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

function around(count: number, offset: number, children: readonly Mark[], at: Point = CENTRE): Mark[] {
  return Array.from({ length: count }, (_, i) =>
    group(at.x, at.y, children, { rotate: Math.round((i + offset) * (360 / count) * 100) / 100 }),
  )
}

/** Fewer would be bent out of their shape. */
const LEAST_PIECES = 6
/** Each doubles the one before it, so that the pieces of two rings always line up. */
const MULTIPLES = [1, 2, 4]
/** Twice as many as animals: more would end in the teeth of a saw. */
const BESIDE_ANIMALS = [1, 2]

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

/** A butterfly with spots on the upper wings; on the lower ones when small pieces are to be coloured, too. */
function butterfly(random: Random, plan: Plan, ring: Ring): Mark[] {
  const { from, to, pieces } = ring
  const fit = fitOf(ring)
  const style = { width: plan.stroke, fill: WHITE }
  const fine = { ...style, width: plan.stroke * FINE }
  const upper = random.pick(UPPER_SPOTS)
  const spots = plan.inner < Math.min((Math.PI * (from + to)) / pieces, to - from) ? upper + LOWER_SPOTS : upper
  return [
    path(placed(ring, WINGS, fit), style),
    path(placed(ring, spots, fit), fine),
    path(placed(ring, ANTENNAE, fit), fine),
    path(placed(ring, BODY_PARTS, fit), style),
  ]
}

/** A ladybird with two wings, whose spots are to be coloured, too. */
function ladybird(plan: Plan, ring: Ring): Mark[] {
  const fit = fitOf(ring)
  const style = { width: plan.stroke, fill: WHITE }
  return [
    path(placed(ring, HEAD_OF_LADYBIRD, fit), style),
    path(placed(ring, LADYBIRD, fit), style),
    path(placed(ring, SPOTS_OF_LADYBIRD, fit), { ...style, width: plan.stroke * FINE }),
  ]
}

/** A piece at the top of its ring, something small inside when there is room. */
function pieceOf(random: Random, plan: Plan, ring: Ring): Mark[] {
  if (ring.name === 'borboleta') return butterfly(random, plan, ring)
  if (ring.name === 'joaninha') return ladybird(plan, ring)
  const { name, from, to, pieces } = ring
  const style = { width: plan.stroke, fill: WHITE }
  const height = to - from
  const reach = Math.min((Math.PI * (from + to)) / pieces, height)
  const broad = BROAD.includes(name)
  const own: Mark[] = [path(pieceData(ring), style)]
  if (reach > plan.inner) {
    const middle = from + height * (broad ? 0.42 : name === 'gota' || name === 'coracao' ? 0.64 : 0.5)
    const centred = name === 'olho' || name === 'losango' || name === 'folha'
    if (random.chance(0.55)) own.push(path(pieceData(ring, 0.44, broad ? 0 : centred ? 0.5 : 0.72), style))
    else own.push(circle(0, -middle, reach * (name === 'losango' ? 0.17 : 0.2), style))
  }
  return own
}

/** A ring: its pieces, with a second layer behind broad ones. */
function drawRing(random: Random, plan: Plan, ring: Ring): Mark[] {
  const { name, from, to, pieces } = ring
  const own = pieceOf(random, plan, ring)
  const behind = BROAD.includes(name) && (Math.PI * (from + to)) / pieces > plan.inner * 0.7
  return [
    ...(behind ? around(pieces, 0.5, [path(pieceData(ring), { width: plan.stroke, fill: WHITE })]) : []),
    ...around(pieces, 0, own),
  ]
}

/** Rings of a garden from the middle outwards: leaves and ladybirds by turns, petals at the end. */
const gardenRings = (count: number): PieceName[] => [
  ...Array.from({ length: count - 1 }, (_, i): PieceName => ((count - i) % 2 ? 'folha' : 'joaninha')),
  'petala',
]

/** The names of the rings from the middle outwards: neighbours differ, a broad one at the end. */
function chooseRings(random: Random, pieces: readonly PieceName[], count: number): PieceName[] {
  const broad = pieces.filter((name) => BROAD.includes(name))
  const last = random.pick(broad.length > 0 ? broad : BROAD)
  const others = random.shuffle(pieces.filter((name) => name !== last))
  const inner = Array.from({ length: count - 1 }, (_, i) => others[i % others.length] ?? last)
  return [...inner, last]
}

/** A flower of few petals, or their lines would run together. */
function flowerOf(radius: number, heart: number, style: PathStyle, at?: Point): Mark[] {
  const { x, y } = at ?? CENTRE
  const petals: Ring = { name: 'petala', from: heart, to: radius, pieces: 6 }
  return [...around(6, 0, [path(pieceData(petals), style)], at), circle(x, y, heart, style)]
}

/** The middle: a circle, and a flower in it. */
function drawMiddle({ middle, stroke, flower }: Plan): Mark[] {
  const style = { width: stroke, fill: WHITE }
  const round = circle(CENTRE.x, CENTRE.y, middle, style)
  return flower ? [round, ...flowerOf(middle * 0.97, middle * 0.34, style)] : [round]
}

/** Middle of a corner's flower, mm. */
const IN_CORNER = 15
/** A butterfly of a corner is cut from a wide ring, which hardly bends it, and moved to the corner, mm. */
const FLIGHT: Ring = { name: 'borboleta', from: 118, to: 150, pieces: 20 }
const NEARER = 66.5

/** A quarter of a flower whose petals are pieces of the rings, or a butterfly. */
function drawCorner(random: Random, plan: Plan, names: readonly PieceName[]): Mark[] {
  const style = { width: plan.stroke, fill: WHITE }
  const [shown = 'petala'] = names
  if (shown === 'borboleta') return [group(-NEARER, NEARER, pieceOf(random, plan, FLIGHT), { rotate: 45 })]
  const count = shown === 'folha' && !plan.flower ? 1 : 3
  // A broad leaf begins near the corner itself.
  const [from, pieces] = count === 1 ? [6, 6] : [IN_CORNER, 12]
  const piece = pieceOf(random, plan, { name: shown, from, to: REACH, pieces })
  return [
    ...Array.from({ length: count }, (_, i) => group(0, 0, piece, { rotate: ((i + 0.5) * 90) / count })),
    ...(count > 1 ? [path(`M0 0V${-from}A${from} ${from} 0 0 1 ${from} 0Z`, style)] : []),
  ]
}

/** Height of a ring of animals to that of a pattern. */
const SHARES: Partial<Record<PieceName, number>> = { borboleta: 2, joaninha: 1.35 }
/** Folds around a garden: ladybirds are hardly bent. */
const GARDEN_FOLDS: Readonly<Record<Level, readonly number[]>> = { facil: [6, 8], medio: [8], desafio: [10] }
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
  const garden = theme === 'jardim'
  const folds = random.pick((butterflies ? BUTTERFLY_FOLDS : garden ? GARDEN_FOLDS : null)?.[level] ?? plan.folds)
  const figures = sheet.fork('figures').shuffle(FIGURES)
  const figure = figures[index % figures.length] ?? 'coracao'
  const chosen = garden ? gardenRings(plan.rings) : chooseRings(random, THEMES[theme] ?? OF_PATTERNS, plan.rings)
  const names = withFigures(options, chosen, figure)
  const weights = names.map((name) => random.between(0.9, 1.2) * (SHARES[name] ?? 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let from = plan.middle
  const rings = names.map((name, i): Ring => {
    const to = from + ((RADIUS - plan.middle) * (weights[i] ?? 1)) / total
    const pieces =
      name === 'borboleta' || (name === 'joaninha' && level !== 'desafio')
        ? folds
        : piecesIn(from, to, folds, butterflies || garden ? BESIDE_ANIMALS : MULTIPLES)
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
  const style = { width: plan.stroke, fill: WHITE }
  const petals = names.filter((name) => SHOWN[name])
  const animals = garden || butterflies
  const inCorner = animals ? ([level === 'facil' ? 'folha' : 'borboleta'] as const) : petals
  pictures.push(...inCorner.slice(0, 1).flatMap((name) => SHOWN[name] ?? []), ...(garden ? ['flower'] : []))
  return {
    marks: [
      ...corners(drawCorner(random.fork('corner'), { ...plan, inner: Infinity }, inCorner), plan.stroke),
      ...rim,
      ...marks,
      ...drawMiddle(plan),
      ...besideTitle(options, flowerOf(BESIDE_TITLE, BESIDE_TITLE * 0.4, style, { x: 0, y: 0 })),
      ...marksOf(pictureTitle(new Pen(options.color), options)),
    ],
    whole: true,
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
