/** Rain to trace: slanted lines out of one cloud onto an umbrella, onto flowers and into buckets. */
import { person } from '../../studio/cast/cast.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { drop, ellipse, points, type Spot, scallop } from '../../studio/paths.ts'
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
const CLOUD_FOOT = 70
const [BUMP, BELLY] = [0.62, 0.253]
const GROUND = 264

/** One hand holds the umbrella's stick beside the head. */
const HAND: Spot = [17.4, -26]
const SHELTERED: Pose = { expr: 'alegre', armR: { at: HAND, z: 'front', dir: 110, hand: 'fist' } }
const CHILD = 0.92
const UMBRELLA = 1.42
/** Of the stick below the umbrella's own, mm. */
const STICK = 11

/** By how much rain drifts to the left while it falls, mm. */
const DRIFT = { facil: 0, medio: 34, desafio: 48 } as const
const DROPS = { facil: 4, medio: 5, desafio: 9 } as const

const bucket = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.line('M-8 -15C-7 -25 7 -25 8 -15', 0.9),
    own.shape('M-8 -15L-6 0C-3 1.600 3 1.600 6 0L8 -15z', 'teal', 1),
    own.shape(ellipse(0, -15, 8, 2.4), 'bluePale', 0.9),
  ])

/** Rooted in its own heap of soil, no broader than its room. */
const planted = (pen: Pen, x: number, foot: number, scale: number, fill: Fill, room: number): Drawing => {
  const half = Math.min(8 * scale, room * 0.44)
  return [
    bloom(pen, x, foot, scale, fill),
    pen.shape(`M${x - half} ${foot + 1.6}Q${x} ${foot - 4 * scale} ${x + half} ${foot + 1.6}z`, 'earth', 0.8),
  ]
}

/** Height of the open umbrella above its hand at a distance from its stick, as it is drawn. */
function canopyAt(away: number): number {
  const on = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  let t = 0
  while (t < 1 && on(t, [28, 27, 14, 0]) * UMBRELLA > away) t += 0.01
  return on(t, [22, 38, 44, 44]) * UMBRELLA
}

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
  const radius = level === 'desafio' ? 3 : 3.7
  const start = CLOUD_FOOT + pitch * BELLY + radius * 1.7 + 0.8
  const at = (x: number, y: number) => startX(x) - (drift * (y - start)) / (GROUND - start)
  const hold = GROUND + 12 + HAND[1] * CHILD + 4
  const roof = hold - STICK
  const reach = 28 * UMBRELLA
  const rim = roof - 22 * UMBRELLA
  // No drop falls on the rim or on the child: each is plainly on the umbrella or plainly beside both.
  const clear = (x: number) =>
    Math.min(
      ...xs.map((from) => {
        const away = Math.abs(at(from, rim) - x) - reach
        const fromChild = Math.abs(at(from, GROUND - 20) - x + HAND[0] * CHILD) - 15
        return away > 0 ? Math.min(away, fromChild) : -away
      }),
    )
  const sticks = Array.from({ length: 33 }, (_, i) => 105 - side * 28 + i - 16)
  const stick = sticks.reduce((best, x) => (clear(x) > clear(best) ? x : best))
  const cx = stick - HAND[0] * CHILD
  const size = level === 'desafio' ? 0.86 : 1.5
  const flower = level === 'desafio' ? size : size * 1.3
  const isBucket = (i: number) => (i + index) % 3 === 1
  /** Middle of a flower, opening of a bucket. */
  const opening = (i: number) => GROUND - (isBucket(i) ? 15 * 0.9 * size : 9.6 * flower)
  let onGround = 0
  const strokes = xs.map((x) => {
    let y = start
    const isOver = () => {
      const away = Math.abs(at(x, y) - stick)
      return y < rim && away < reach && y >= roof - canopyAt(away)
    }
    while (y < GROUND && !isOver()) y += 0.2
    if (y >= GROUND) {
      y = opening(onGround)
      onGround += 1
    }
    return [
      { x: startX(x), y: start },
      { x: at(x, y), y },
    ]
  })
  const below = strokes.flatMap(([, to]) => (to && to.y >= Math.min(opening(0), opening(1), opening(2)) ? [to.x] : []))
  const isBare = (x: number) => below.every((one) => Math.abs(one - x) > 13) && Math.abs(x - stick) > 34
  const between = (i: number, y: number) => (at(xs[i] ?? 0, y) + at(xs[i + 1] ?? 0, y)) / 2
  const wide = pitch > 20
  const afar = Math.min(1, pitch / 42)
  const puddleX = 105 + side * 34
  const picture: Drawing = [
    backdrop(pen, 'greyPale'),
    hill(far, points('-8,182 50,160 110,180 160,158 218,182'), 'hillFar'),
    hill(far, points('-8,206 50,198 110,206 160,197 218,206'), 'hill'),
    wide
      ? xs.slice(1).map((_, i) => {
          const x = between(i, 204)
          if (Math.abs(x - stick) < reach + 8) return []
          return (i + index) % 2 ? tree(far, x, 220, afar, i % 3 ? 'leaf' : 'lime') : house(far, x, 220, afar * 0.6)
        })
      : [],
    meadow(far, 232, 'meadow'),
    middle.shape(`${scallop(bumps, BUMP, false)}V-10H${bumps[0]?.[0] ?? 218}z`, 'grey'),
    far.line(
      bumps.map(([x, y]) => `M${x - pitch * 0.32} ${y - 6}q${pitch * 0.16} 5 ${pitch * 0.34} 0`).join(''),
      0.9,
      'greyDark',
    ),
    far.line(
      bumps.map(([x, y]) => `M${x + pitch * 0.2} ${y - 14}q${pitch * 0.12} 4 ${pitch * 0.26} 0`).join(''),
      0.9,
      'greyDark',
    ),
    blades(
      far,
      [24, 62, 100, 148, 186]
        .filter(isBare)
        .map((x, i) => `${x},${248 + (i % 2) * 4}`)
        .join(' '),
    ),
    blades(far, '28,281 104,284 184,281'),
    puddle(middle, puddleX, GROUND + 14, 40),
    below.map((x, i) =>
      isBucket(i)
        ? bucket(middle, x, GROUND, size * 0.9)
        : planted(middle, x, GROUND, flower, inTurn(PETALS, i), pitch),
    ),
    duck(middle, puddleX, GROUND + 14, 0.5, 'yellow', { flip: index % 2 === 0 }),
    strokes.map(([top]) => (top ? middle.shape(drop(top.x, top.y, radius), 'blue', 0.9) : [])),
    pen.rope(`M${stick} ${hold + 5}V${roof}`, 1.8 * UMBRELLA, 'brown', 0.8 * UMBRELLA),
    openUmbrella(pen, stick, roof, UMBRELLA),
    person(pen, who(0), cx, GROUND + 12, CHILD, { pose: SHELTERED }),
  ]
  return { picture, strokes, shows: ['nuvem', 'gota', 'flor', 'balde', 'guarda-chuva', 'chuva'] }
}
