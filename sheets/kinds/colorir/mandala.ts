/** A mandala: rings of petals, arcs and circles, repeated around the middle, all chosen by the seed. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { circle, group, path, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

interface Plan {
  readonly folds: readonly number[]
  readonly rings: number
  readonly stroke: number
  /** Small shapes inside the petals, and beads between them. */
  readonly inner: boolean
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { folds: [4, 6], rings: 2, stroke: 1.3, inner: false },
  medio: { folds: [6, 8], rings: 3, stroke: 0.9, inner: true },
  desafio: { folds: [12, 14, 16], rings: 5, stroke: 0.7, inner: true },
}

/** Width of a piece with its gap, as a share of its height. */
const PIECE_RATIO = 1.05
/** Of the ring around all, wide enough to be painted. */
const RIM = 4
const RADIUS = 88 - RIM
const CENTRE = { x: CONTENT.x + CONTENT.width / 2, y: CONTENT.y + CONTENT.height / 2 }

/** A piece of a ring, drawn upwards from the middle: from radius r to R, at most `half` mm to each side at its widest and `root` at r. */
type Piece = (r: number, R: number, half: number, root: number) => string

const n = round
const PIECES = {
  petala: (r, R, half) =>
    `M0 ${n(-r)}C${n(-half * 1.2)} ${n(-r - (R - r) * 0.25)} ${n(-half * 1.05)} ${n(-r - (R - r) * 0.72)} 0 ${n(-R)}C${n(half * 1.05)} ${n(-r - (R - r) * 0.72)} ${n(half * 1.2)} ${n(-r - (R - r) * 0.25)} 0 ${n(-r)}Z`,
  gota: (r, R, half) =>
    `M0 ${n(-r)}C${n(-half * 0.5)} ${n(-r - (R - r) * 0.4)} ${n(-half * 1.35)} ${n(-R + (R - r) * 0.02)} 0 ${n(-R)}C${n(half * 1.35)} ${n(-R + (R - r) * 0.02)} ${n(half * 0.5)} ${n(-r - (R - r) * 0.4)} 0 ${n(-r)}Z`,
  arco: (r, R, half, root) => {
    const [low, foot] = [r + (R - r) * 0.08, Math.min(half * 0.86, root)]
    return `M${n(-foot)} ${n(-low)}C${n(-half * 1.02)} ${n(-low - (R - r) * 0.5)} ${n(-half * 0.8)} ${n(-R)} 0 ${n(-R)}C${n(half * 0.8)} ${n(-R)} ${n(half * 1.02)} ${n(-low - (R - r) * 0.5)} ${n(foot)} ${n(-low)}Z`
  },
  folha: (r, R, half) =>
    `M0 ${n(-r)}Q${n(-half * 1.5)} ${n(-(r + R) / 2)} 0 ${n(-R)}Q${n(half * 1.5)} ${n(-(r + R) / 2)} 0 ${n(-r)}ZM0 ${n(-r)}V${n(-R + (R - r) * 0.3)}`,
  losango: (r, R, half) =>
    `M0 ${n(-r)}L${n(-half * 0.72)} ${n(-(r + R) / 2)}L0 ${n(-R)}L${n(half * 0.72)} ${n(-(r + R) / 2)}Z`,
  coracao: (r, R, half) => {
    const h = R - r
    const top = R - h * 0.2
    return `M0 ${n(-r - h * 0.04)}C${n(-half * 1.5)} ${n(-r - h * 0.62)} ${n(-half * 0.6)} ${n(-R - h * 0.02)} 0 ${n(-top)}C${n(half * 0.6)} ${n(-R - h * 0.02)} ${n(half * 1.5)} ${n(-r - h * 0.62)} 0 ${n(-r - h * 0.04)}Z`
  },
} satisfies Record<string, Piece>

type PieceName = keyof typeof PIECES
const PIECE_NAMES = Object.keys(PIECES).filter((name): name is PieceName => name in PIECES)

/** What the rings of each theme are made of. */
const THEMES: Readonly<Record<string, readonly PieceName[]>> = {
  livre: PIECE_NAMES,
  petalas: ['petala', 'arco'],
  folhas: ['folha', 'gota'],
  coracoes: ['coracao', 'petala'],
}
/** Pieces that are pictures of something. */
const SHOWN: Partial<Record<PieceName, string>> = { gota: 'drop', folha: 'leaf', coracao: 'heart' }

export interface MandalaFacts {
  readonly folds: number
  readonly rings: readonly PieceName[]
}

function around(count: number, offset: number, children: readonly Mark[]): Mark[] {
  return Array.from({ length: count }, (_, i) =>
    group(CENTRE.x, CENTRE.y, children, { rotate: Math.round((i + offset) * (360 / count) * 100) / 100 }),
  )
}

/** How many pieces a ring gets: a multiple of the folds (or half) that makes them about as wide as high. */
function piecesIn(r: number, R: number, folds: number): number {
  const wanted = (Math.PI * (r + R)) / ((R - r) * PIECE_RATIO)
  const choices = [folds / 2, folds, folds * 1.5, folds * 2, folds * 3].filter(Number.isInteger)
  return choices.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
}

/** A ring: the pieces, something small inside them, and a bead in each gap when there is room. */
function drawRing(random: Random, plan: Plan, name: PieceName, r: number, R: number, folds: number): Mark[] {
  const style = { width: plan.stroke }
  const pad = (R - r) * (plan.inner ? 0.07 : 0.1)
  const root = (r + pad) * Math.tan(Math.PI / folds) * 0.86
  const half = Math.min((Math.PI * (r + R)) / 2 / folds, (R - r) * 0.7) * 0.92
  const piece = PIECES[name]
  const own = [path(piece(r + pad, R - pad, half, root), style)]
  const h = R - r
  if (plan.inner && name !== 'folha' && half > 4.5) {
    if (random.chance(0.6)) own.push(path(piece(r + h * 0.26, R - h * 0.2, half * 0.52, root * 0.6), style))
    else own.push(circle(0, -(r + h * (name === 'arco' ? 0.38 : 0.58)), Math.min(half * 0.34, h * 0.12), style))
  }
  const marks = around(folds, 0, own)
  const gap = (Math.PI * R) / folds - half * 0.55
  const bead = Math.min(gap * 0.34, h * 0.15)
  if (plan.inner && bead > 1.6) marks.push(...around(folds, 0.5, [circle(0, -(R - bead - pad * 1.8), bead, style)]))
  return marks
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const folds = random.pick(plan.folds)
  const pieces = THEMES[options.theme ?? 'livre'] ?? PIECE_NAMES
  const names = random.shuffle([...pieces, ...pieces, ...pieces]).slice(0, plan.rings)
  const inner = RADIUS * (plan.inner ? 0.16 : 0.22)
  const weights = names.map(() => random.between(0.85, 1.3))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const style = { width: plan.stroke }
  const marks: Mark[] = [
    circle(CENTRE.x, CENTRE.y, inner, style),
    // Few petals in the middle, or their lines would run together.
    ...(plan.inner ? around(6, 0, [path(PIECES.petala(inner * 0.28, inner * 0.9, inner * 0.26), style)]) : []),
    ...(plan.inner ? [circle(CENTRE.x, CENTRE.y, inner * 0.26, style)] : []),
  ]
  let r = inner
  names.forEach((name, i) => {
    const R = r + ((RADIUS - inner) * (weights[i] ?? 1)) / total
    marks.push(...drawRing(random, plan, name, r, R, piecesIn(r, R, folds)))
    marks.push(circle(CENTRE.x, CENTRE.y, R, style))
    r = R
  })
  marks.push(circle(CENTRE.x, CENTRE.y, RADIUS + RIM, style))
  const pictures = names.flatMap((name) => SHOWN[name] ?? [])
  return { marks, facts: { folds, rings: names }, pictures: [...pictures, 'ring'] }
}

export const MANDALA: SheetKind<PagesFacts<MandalaFacts>> = {
  id: 'colorir-mandala',
  category: 'colorir',
  themes: Object.keys(THEMES),
  draw: (options) => composeSheet(options, 'colour', (random) => drawPage(options, random)),
}
