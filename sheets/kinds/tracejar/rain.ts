/** Rain to trace: slanted lines out of one cloud onto an umbrella, onto flowers and into buckets. */
import { person } from '../../studio/cast/cast.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { ellipse, points, type Spot, scallop } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, meadow } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { hill, tree } from '../../studio/shapes/nature.ts'
import { duck } from '../../studio/shapes/pets.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { openUmbrella, puddle } from '../../studio/shapes/rooms.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

const PETALS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'purple', 'pink']
/** Edge of the cloud between two of its bumps, mm; radius of a bump and its depth, as shares of its breadth. */
const CLOUD_FOOT = 78
const [BUMP, BELLY] = [0.62, 0.253]
const GROUND = 264

/** One hand holds the umbrella's stick before the shoulder. */
const SHELTERED: Pose = { expr: 'alegre', armR: { at: [13.4, -25], z: 'front', dir: 150, hand: 'fist' } }
const CHILD = 0.92
const UMBRELLA = 1.42

/** By how much rain drifts to the left while it falls, mm. */
const DRIFT = { facil: 0, medio: 34, desafio: 48 } as const
const DROPS = { facil: 4, medio: 5, desafio: 9 } as const

const bucket = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.line('M-8 -15C-7 -25 7 -25 8 -15', 0.9),
    own.shape('M-8 -15L-6 0C-3 1.600 3 1.600 6 0L8 -15z', 'teal', 1),
    own.shape(ellipse(0, -15, 8, 2.4), 'bluePale', 0.9),
  ])

/** Rooted in its own heap of soil. */
const planted = (pen: Pen, x: number, foot: number, scale: number, fill: Fill): Drawing => [
  bloom(pen, x, foot, scale, fill),
  pen.shape(`M${x - 8 * scale} ${foot + 1.6}Q${x} ${foot - 4 * scale} ${x + 8 * scale} ${foot + 1.6}z`, 'earth', 0.8),
]

/** One wide cloud, a child under an umbrella. Wind blows on harder levels. */
export function rain({ pen, level, index, who }: Scene): Drawn {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const side = index % 2 ? -1 : 1
  const drift = DRIFT[level] * side
  const half = Math.abs(drift) / 2
  const xs = spaced(DROPS[level] + (level === 'facil' ? 0 : index % 2), 16 + half, 194 - half)
  const pitch = (xs[1] ?? 0) - (xs[0] ?? 0)
  const startX = (x: number) => x + drift / 2
  // From the right; each line leaves the belly of a bump.
  const first = startX(xs[0] ?? 0) - pitch / 2
  const count = Math.ceil(240 / pitch) + 2
  const from = first - Math.ceil((first + 12) / pitch) * pitch
  const bumps = Array.from({ length: count }, (_, i): Spot => [from + (count - 1 - i) * pitch, CLOUD_FOOT])
  const start = CLOUD_FOOT + pitch * BELLY + 1.6
  const at = (x: number, y: number) => startX(x) - (drift * (y - start)) / (GROUND - start)
  const hold = GROUND + 12 - 25 * CHILD + 4
  const crown = hold - 44 * UMBRELLA
  const reach = 28 * UMBRELLA
  // No drop falls on the rim: the child is where each is plainly on the umbrella or plainly beside it.
  const clear = (x: number) => Math.min(...xs.map((drop) => Math.abs(Math.abs(at(drop, crown + 22) - x) - reach)))
  const sticks = Array.from({ length: 21 }, (_, i) => 105 - side * 28 + i - 10)
  const stick = sticks.reduce((best, x) => (clear(x) > clear(best) ? x : best))
  const cx = stick - 13.4 * CHILD
  const size = level === 'desafio' ? 0.86 : 1.5
  const low = GROUND - 15.4 * size - 4
  // A ring fits between a line's end and the thing.
  const surface = (x: number) => {
    const away = Math.abs(x - stick) / reach
    return away < 1 ? crown - 3.4 + away ** 4 * 30 : low
  }
  const strokes = xs.map((x) => {
    let y = start
    while (y < surface(at(x, y))) y += 0.2
    return [
      { x: startX(x), y: start },
      { x: at(x, y), y },
    ]
  })
  const below = strokes.flatMap(([, to]) => (to && to.y > low - 1 ? [to.x] : []))
  const between = (i: number, y: number) => (at(xs[i] ?? 0, y) + at(xs[i + 1] ?? 0, y)) / 2
  const wide = pitch > 20
  const afar = Math.min(1, pitch / 42)
  const puddleX = 105 + side * 34
  const picture: Drawing = [
    backdrop(pen, 'greyPale'),
    hill(far, points('-8,182 50,160 110,180 160,158 218,182'), 'hillFar'),
    hill(far, points('-8,206 50,198 110,206 160,197 218,206'), 'hill'),
    wide
      ? [0, 1, 2, 3].map((i) => {
          const x = between(i, 194)
          if (Math.abs(x - stick) < reach + 8) return []
          return (i + index) % 2 ? tree(far, x, 212, afar, i % 3 ? 'leaf' : 'lime') : house(far, x, 212, afar * 0.6)
        })
      : [],
    meadow(far, 232, 'meadow'),
    middle.shape(`${scallop(bumps, BUMP, false)}V-10H${bumps[0]?.[0] ?? 218}z`, 'grey'),
    far.line(
      bumps.map(([x, y]) => `M${x - pitch * 0.32} ${y - 6}q${pitch * 0.16} 5 ${pitch * 0.34} 0`).join(''),
      0.9,
      'greyDark',
    ),
    blades(far, '24,250 66,246 150,248 190,250 28,281 104,284 184,281'),
    puddle(middle, puddleX, GROUND + 14, 40),
    below.map((x, i) =>
      (i + index) % 3 === 1
        ? bucket(middle, x, GROUND, size * 0.9)
        : planted(middle, x, GROUND, size, inTurn(PETALS, i)),
    ),
    duck(middle, puddleX, GROUND + 14, 0.5, 'yellow', { flip: index % 2 === 0 }),
    openUmbrella(pen, stick, hold, UMBRELLA),
    person(pen, who(0), cx, GROUND + 12, CHILD, { pose: SHELTERED }),
  ]
  return { picture, strokes, shows: ['nuvem', 'flor', 'balde', 'guarda-chuva', 'chuva'] }
}
