/**
 * Faces. A face sits on a sphere: a feature has a longitude, the turn of the head is added to it, and three-quarter and
 * side come from the one drawing.
 */
import { round } from '../../scene/marks.ts'
import { disc } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import { EXPRESSIONS, type Expression, type ExpressionName, type EyeName, type MouthName } from './expressions.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { DETAILS, SKIN } from './inks.ts'
import type { Person } from './person.ts'
import { clamp, cos, sin } from './skeleton.ts'

/** Mouths drawn with one line, and its weight against an inner line. */
const LINES: Partial<Record<MouthName, readonly [d: string, weight: number]>> = {
  smile: ['M-2.1,-.3Q0,1.7 2.1,-.3', 1.15],
  soft: ['M-1.7,-.1Q0,1.2 1.7,-.1', 1.15],
  tiny: ['M-.9,0Q0,.7 .9,0', 1.15],
  flat: ['M-1.9,.4H1.9', 1.25],
  sad: ['M-2.1,1.1Q0,-1.1 2.1,1.1', 1.25],
  angry: ['M-2.2,1.1Q-1.2,-.4 0,-.2Q1.2,-.4 2.2,1.1', 1.35],
  wobble: ['M-2.7,.6q.9,-1.5 1.8,0t1.8,0t1.8,0', 1.2],
  wave: ['M-1.9,.3q.95,-1 1.9,0t1.9,0', 1.15],
  shy: ['M-1.6,.5Q-.2,1 1.7,-.4', 1.2],
}

const GRIN = 'M-2.9,-.9Q0,-.4 2.9,-.9C2.9,3.2 -2.9,3.2 -2.9,-.9Z'
const TEETH = 'M-3.3,-1.5Q0,-1.9 3.3,-1.5C3.5,2.6 -3.5,2.6 -3.3,-1.5Z'

function mouth(pen: FigurePen, name: MouthName): Drawing {
  const simple = LINES[name]
  if (simple) return pen.ink(simple[0], pen.inner * simple[1])
  const open = (d: string) => pen.detail(d, DETAILS.mouth)
  const white = [0, 0, 0, 0] as const
  switch (name) {
    case 'grin': {
      // Teeth would be a grille in line: there the tongue alone is drawn.
      const inside = pen.inLine
        ? pen.ink(disc(0, 2.9, 2, 1.5), pen.inner * 0.8)
        : [pen.fill(disc(0, 2.6, 1.9, 1.4), DETAILS.tongue), pen.fill('M-4,-1.5H4V-.1Q0,.5 -4,-.1Z', white)]
      return [open(GRIN), pen.inside(GRIN, inside)]
    }
    case 'teeth':
      return [pen.detail(TEETH, white), pen.inside(TEETH, pen.ink('M-4,.3H4M-1.2,-3V4M1.2,-3V4', pen.inner * 0.6))]
    case 'o':
      return open(disc(0, 0.9, 1.35, 1.75))
    case 'yawn':
      return [open(disc(0, 1, 1.9, 2.1)), pen.tint(disc(0, 2.2, 1.15, 0.75), DETAILS.tongue)]
    case 'sing':
      return open(disc(0, 1, 1.5, 1.6))
    case 'blow':
      return open(disc(0, 0.5, 0.9, 1))
    case 'shout': {
      const wide = 'M-3.2,-1.1Q0,-2.3 3.2,-1.1Q3.5,2 2.3,3.3Q0,2.3 -2.3,3.3Q-3.5,2 -3.2,-1.1Z'
      return [open(wide), pen.inside(wide, pen.inLine ? [] : pen.fill('M-4,-2.6H4V-.5Q0,-1.3 -4,-.5Z', white))]
    }
    case 'scream':
      return [open(disc(0, 1.6, 2.1, 3)), pen.tint(disc(0, 3.4, 1.3, 1), DETAILS.tongue)]
    case 'ask':
      return open('M-1.5,1.2C-1.5,-.9 1.5,-.9 1.5,1.2Q0,.6 -1.5,1.2Z')
    default:
      return []
  }
}

/** An eye about its middle, `wide` as its place on the sphere lets it be; `side` is -1 for the left one. */
function eye(pen: FigurePen, name: EyeName, wide: number, side: number, look: number): Drawing {
  const white = [0, 0, 0, 0] as const
  const w = (x: number) => round(x * wide)
  const arc = (d: string, weight: number) => pen.ink(d, pen.inner * weight)
  switch (name) {
    case 'dot':
      return [pen.solid(disc(look * 0.5, 0, 1.2 * wide, 1.55)), pen.light(0.35 * wide + look * 0.5, -0.55, 0.42)]
    case 'aside':
      return [
        pen.solid(disc(0.5, 0.35, 1.15 * wide, 1.35)),
        pen.light(1, 0.75, 0.4),
        arc(`M${w(-1.5)},-1Q0,-1.7 ${w(1.8)},-1`, 0.9),
      ]
    case 'wide':
      return [pen.detail(disc(0, -0.2, 2.05 * wide, 2.35), white), pen.solid(disc(0, -0.1, 0.85 * wide, 1))]
    case 'round':
      return [
        pen.detail(disc(0, -0.1, 2 * wide, 2.2), white),
        pen.solid(disc(0, 0, 1.25 * wide, 1.45)),
        pen.light(0.4 * wide, -0.5, 0.42),
      ]
    case 'down':
      return [arc(`M${w(-1.7)},-.2Q0,-.9 ${w(1.7)},-.2`, 1.2), pen.solid(disc(0, 0.7, wide, 0.95))]
    case 'shut':
      return arc(`M${w(-1.7)},-.1Q0,1.5 ${w(1.7)},-.1`, 1.2)
    case 'happy':
      return arc(`M${w(-1.7)},.6Q0,-1.5 ${w(1.7)},.6`, 1.25)
    case 'heavy':
      return [arc(`M${w(-1.8)},-.2Q0,.9 ${w(1.8)},-.2`, 1.3), arc(`M${w(-1)},1.6Q0,2.2 ${w(1)},1.6`, 0.7)]
    case 'tight':
      return arc(side < 0 ? 'M-1.4,-1L.9,.1L-1.4,1.1' : 'M1.4,-1L-.9,.1L1.4,1.1', 1.15)
  }
}

/** Eyes that are seen open between their lids. */
const OPEN: ReadonlySet<EyeName> = new Set(['dot', 'round', 'wide', 'aside'])
/** The outer corner, which rises, and the fold over the inner one; the middle of the face is left. A lid would be a frown. */
const OUTER = 'M.8,-1Q1.700,-1.100 2.3,-1.9'
const FOLD = 'M-1.7,-1Q-2.4,.1 -1.9,1.2'
/** Lift of the brows above such eyes. */
const CLEAR = 1

function risingEye(pen: FigurePen, name: EyeName, wide: number, side: number, look: number): Drawing {
  if (!OPEN.has(name)) return eye(pen, name, wide, side, look)
  return [
    pen.solid(disc(look * 0.5, 0, 1.25 * wide, 1.5)),
    placed([pen.ink(OUTER, pen.inner), pen.ink(FOLD, pen.inner * 0.5)], 0, 0, wide, 0, side < 0),
    pen.light(0.35 * wide + look * 0.5, -0.55, 0.42),
  ]
}

/** Longitudes of eyes, cheeks and freckles, degrees. */
const EYE = 23
const CHEEK = 43
const FRECKLES = [-38, -30, -34, 38, 30, 34]
/** Features beyond these longitudes are hidden by the head. */
const LAST_EYE = 76
const LAST_CHEEK = 62
const LAST_FRECKLE = 80
/** From here on the nose is part of the outline. */
export const PROFILE = 45

interface Sphere {
  readonly x: (longitude: number, r?: number) => number
  readonly width: (longitude: number) => number
}

function cheeks(pen: FigurePen, who: Person, { mark }: Expression, sphere: Sphere, turn: number, nod: number): Drawing {
  if (who.beard) return []
  const skin = SKIN[who.skin]
  const dark = who.skin === 's4' || who.skin === 's5'
  const [paint, strength] =
    mark === 'blush'
      ? [DETAILS.blushStrong, 0.85]
      : [dark ? DETAILS.blushWarm : DETAILS.blush, who.skin === 's5' ? 0.35 : 0.45]
  return [-CHEEK, CHEEK]
    .filter((longitude) => longitude + turn < LAST_CHEEK)
    .map((longitude) => {
      const rx = 1.9 * Math.max(0.5, sphere.width(longitude))
      return pen.tint(disc(sphere.x(longitude, 9.6), 5 + nod * 0.8, rx, 1.35), paint, strength, skin)
    })
}

function glasses(pen: FigurePen, who: Person, eyes: readonly number[], sphere: Sphere, y: number, turn: number) {
  const paint = who.frame ?? DETAILS.redFrame
  const draw = (d: string) => (pen.inLine ? pen.ink(d, pen.inner * 1.2) : pen.tintLine(d, paint, pen.inner * 1.2))
  const [near, far] = eyes.map((longitude) => ({
    x: sphere.x(longitude),
    r: 3 * (0.5 + 0.5 * sphere.width(longitude)),
  }))
  if (!near) return []
  const rims = [near, ...(far ? [far] : [])].map(({ x, r }) => draw(disc(x, y, r, 2.95)))
  const bridge = far
    ? `M${round(near.x + near.r)},${round(y - 0.3)}Q${round((near.x + far.x) / 2)},${round(y - 1.2)} ${round(far.x - far.r)},${round(y - 0.3)}`
    : ''
  const arm = `M${round(near.x - near.r)},${round(y - 0.3)}L${round(-10 * cos(turn))},${round(y - 0.6)}`
  return [...rims, draw(bridge + arm)]
}

export interface Look {
  readonly expression: ExpressionName
  /** Degrees, 0 or more. */
  readonly turn: number
  readonly nod: number
  readonly look: number
}

export function face(pen: FigurePen, who: Person, { expression, turn, nod, look }: Look): Drawing {
  const shown: Expression = EXPRESSIONS[expression]
  const sphere: Sphere = {
    x: (longitude, r = 10.1) => r * sin(clamp(longitude + turn, -88, 88)),
    width: (longitude) => Math.max(0.35, cos(longitude + turn)),
  }
  const y = 1.5 + nod
  const eyes = [-EYE, EYE].filter((longitude) => longitude + turn < LAST_EYE)
  const inner = shown.brow[0]
  const raise = shown.brow[1] + (who.hasDownSyndrome ? CLEAR : 0)
  const drawnEyes = eyes.map((longitude): Drawing => {
    const [x, side] = [sphere.x(longitude), Math.sign(longitude)]
    const wide = 0.45 + 0.55 * sphere.width(longitude)
    const browY = y - 3.5 - raise
    const brow = `M${round(x - side * 1.6 * wide)},${round(browY - inner)}Q${round(x)},${round(browY - 0.7 - inner * 0.25)} ${round(x + side * 1.7 * wide)},${round(browY + inner * 0.55)}`
    const hatch = [-1, 0, 1].map(
      (i) => `M${round(sphere.x(side * CHEEK, 9.6) + i * 1.25 + 0.35)},${round(4.2 + nod)}l-.7,1.5`,
    )
    return [
      placed((who.hasDownSyndrome ? risingEye : eye)(pen, shown.eye, wide, side, look), x, y),
      pen.ink(brow, pen.inner * (shown.thick ? 1.55 : 1.15)),
      shown.mark === 'blush' ? pen.ink(hatch.join(''), pen.inner * 0.75) : [],
    ]
  })
  const noseX = sphere.x(0)
  const nose = `M${round(noseX - 0.7)},${round(3.5 + nod)}Q${round(noseX + 0.1 + turn * 0.02)},${round(4.4 + nod)} ${round(noseX + 0.75)},${round(3.5 + nod)}`
  const profile = turn > PROFILE
  return [
    cheeks(pen, who, shown, sphere, turn, nod),
    who.freckles
      ? FRECKLES.filter((longitude) => longitude + turn < LAST_FRECKLE).map((longitude) =>
          pen.tint(
            disc(sphere.x(longitude), 3.7 + nod + (Math.abs(longitude) === 34 ? 0.9 : 0), 0.28),
            SKIN[who.skin][1],
          ),
        )
      : [],
    drawnEyes,
    shown.mark === 'tear'
      ? pen.detail(`M${round(sphere.x(-27))},${round(y + 2.2)}q1.7,2.7 0,3.7q-1.9,-1 0,-3.7Z`, DETAILS.water)
      : [],
    shown.mark === 'sweat'
      ? pen.detail(`M${round(sphere.x(-62))},-4.6q1.9,2.9 0,4q-2.1,-1.1 0,-4Z`, DETAILS.water)
      : [],
    profile ? [] : pen.ink(nose, pen.inner * 0.95),
    // Seen from the side a mouth is smaller.
    placed(
      mouth(pen, shown.mouth),
      sphere.x(profile ? -14 : 0, 9.4),
      6.1 + nod * 0.7,
      round(Math.sqrt(0.55 + 0.45 * sphere.width(0))),
    ),
    who.aids?.includes('glasses') ? glasses(pen, who, eyes, sphere, y, turn) : [],
  ]
}
