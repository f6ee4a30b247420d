/** Fills the part of a landscape between a line to trace and the next one below. */
import { points, ring, scallop, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill } from '../../studio/pen.ts'
import { blades, ripples } from '../../studio/scenes/ground.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, flower, tuft } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { bubbles, coral, fish, rock, seaTurtle, seaweed } from '../../studio/shapes/sea.ts'
import { wall } from './castle-wall.ts'
import type { Strip } from './strip.ts'
import type { TrackName } from './tracks.ts'
import { gardenPath } from './vegetables.ts'

const FLOWERS: readonly Fill[] = ['pink', 'yellow', 'purple', 'red']

const FISH: readonly Fill[] = ['orange', 'yellow', 'pink', 'purple', 'red']

function sea(strip: Strip): Drawing {
  const { pen, index, low, next, from, to, last } = strip
  const far = pen.plane('far', 'waterLine')
  const y = last ? low + 11 : (low + next) / 2 + 2
  const wide = to - from
  const x = (share: number) => from + wide * share
  const fill = (i: number) => FISH[(index * 2 + i) % FISH.length] ?? 'orange'
  const swim = (share: number, i: number, size: number) =>
    fish(far, x(share), y + (i % 2 ? 2 : -2), size, fill(i), 'white', { flip: (i + index) % 2 === 0 })
  const company: Drawing = last
    ? [swim(0.2, 0, 0.5), swim(0.8, 1, 0.5)]
    : index % 3 === 2
      ? [seaTurtle(far, x(0.36), y - 1, 0.5, { flip: true }), swim(0.78, 1, 0.5)]
      : [swim(0.14 + index * 0.04, 0, 0.56), swim(0.52, 1, 0.7), swim(0.88, 2, 0.5)]
  const shells: Drawing = last
    ? [
        far.shape(`${smooth(points('-8,276 40,268 100,275 160,267 218,274'), false)}V300H-8z`, 'sand', 0.8),
        [15, 58, 192].map((at, i) => seaweed(far, at, 281, 0.5 - (i % 2) * 0.1, i % 2 ? 'lime' : 'leaf')),
        [32, 172].map((at, i) => coral(far, at, 281, 0.5, i ? 'red' : 'pink')),
        rock(far, 122, 281, 0.5),
        far.shape(scallop(ring(90, 278, 3.4, 3.4, 5), 0.7), 'orange', 0.8),
      ]
    : []
  return [
    company,
    bubbles(far, [
      [x(0.3), y - 4, 1.6],
      [x(0.33), y + 1, 1.1],
      [x(0.68), y + 3, 1.5],
    ]),
    last ? shells : ripples(far, `${x(-0.2)},${y + 3} ${x(1.12)},${y + 4}`),
  ]
}

function meadowOf(strip: Strip): Drawing {
  const { pen, index, low, next, from, to } = strip
  const far = pen.plane('far', 'leafDeep')
  const foot = Math.min(next - 3, low + 24)
  const size = Math.min(1, (foot - low) / 20)
  const x = (share: number) => from + (to - from) * share
  const one = (share: number, i: number): Drawing => {
    const [at, y] = [x(share), foot - ((i * 3 + index) % 3) * 1.5]
    switch ((i + index * 2) % 5) {
      case 0:
        return bush(far, at, y, size * 0.86, 'leaf', 'pink')
      case 1:
        return mushroom(far, at, y, size * 0.9)
      case 2:
        return flower(far, at, y, size * 1.2, FLOWERS[(i + index) % FLOWERS.length] ?? 'pink')
      case 3:
        return rock(far, at, y, size * 0.36)
      default:
        return tuft(far, at, y, size)
    }
  }
  return [
    [0.02, 0.19, 0.36, 0.53, 0.7, 0.86, 1].map(one),
    strip.last ? [-0.32, -0.16, 1.16, 1.3].map((share, i) => one(share, i + 1)) : [],
    blades(far, `${x(0.27)},${low + 8} ${x(0.62)},${low + 8}`),
  ]
}

/** A flower under each hop. */
function underHops({ pen, stroke, low, rise }: Strip): Drawing {
  const tops = stroke.filter((p, i) => {
    const [a, b] = [stroke[i - 1], stroke[i + 1]]
    return a && b && p.y < low - 2 && a.y >= p.y && b.y > p.y
  })
  return tops.map(({ x }, i) => bloom(pen.plane('middle'), x, low, rise * 0.04, i % 2 ? 'yellow' : 'pink'))
}

/** A bed of flowers along the foot of a flight. */
function flowerBed(strip: Strip): Drawing {
  const { pen, low, next, last } = strip
  const far = pen.plane('far', 'leafDeep')
  const foot = last ? next : Math.min(next + 2, low + 27)
  const count = 9
  return Array.from({ length: count }, (_, i) => {
    const x = 40 + i * 16.2
    return i % 3 === 2
      ? tuft(far, x, foot, 0.8)
      : flower(far, x, foot, i % 2 ? 1 : 1.2, FLOWERS[(i + strip.index) % 4] ?? 'red')
  })
}

export const DRESS: Readonly<Record<Exclude<TrackName, 'ziguezague'>, (strip: Strip) => Drawing>> = {
  reta: gardenPath,
  onda: sea,
  degraus: wall,
  pulos: (strip) => [underHops(strip), meadowOf(strip)],
  lacos: flowerBed,
}
