/** Places for what is built of plane figures. Their shapes are soft, so that none is taken for a figure. */
import { round } from '../../scene/marks.ts'
import { box, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, ripples } from '../scenes/ground.ts'
import { bush, cloud, hill, tree, tuft } from '../shapes/nature.ts'
import { bee } from '../shapes/pets.ts'
import { coral, rock, seaweed } from '../shapes/sea.ts'
import { planet } from '../shapes/space.ts'

export type Place = (pen: Pen) => Drawing

const FOOT = 300
const sky = (pen: Pen, fill: Fill): Drawing => pen.shape(box(0, 0, 210, FOOT), fill, null)
/** A soft ground from edge to edge. */
const land = (pen: Pen, list: string, fill: Fill) => hill(pen, points(list), fill, FOOT)

const countryside = (pen: Pen, air: Fill, y: number): Drawing => [
  sky(pen, air),
  land(pen, `-6,${y + 10} 30,${y - 14} 70,${y + 4} 112,${y - 18} 150,${y + 2} 186,${y - 12} 216,${y}`, 'hillFar'),
  land(pen, `-6,${y + 22} 40,${y + 12} 92,${y + 24} 146,${y + 10} 216,${y + 22}`, 'hill'),
]

export const MEADOW: Place = (pen) => [
  countryside(pen, 'sky', 160),
  land(pen, '-6,206 44,198 105,206 166,198 216,206', 'meadow'),
  land(pen, '-6,232 60,226 140,228 216,234', 'grass'),
]

export const EVENING: Place = (pen) => [
  countryside(pen, 'dusk', 160),
  land(pen, '-6,200 44,194 105,202 166,194 216,200', 'hill'),
  land(pen, '-6,230 60,225 140,227 216,232', 'meadow'),
]

/** Sleepers and rails below what runs at the height. */
export const tracks =
  (y: number): Place =>
  (pen) => [
    countryside(pen, 'sky', 136),
    land(pen, `-6,${y - 50} 50,${y - 58} 150,${y - 54} 216,${y - 48}`, 'meadow'),
    land(pen, `-6,${y - 12} 60,${y - 15} 150,${y - 14} 216,${y - 11}`, 'grass'),
    pen.line(Array.from({ length: 18 }, (_, i) => `M${6 + i * 12} ${round(y + 0.6)}l-2 5`).join(''), 1.1, 'brown'),
    pen.line(`M0 ${y + 0.6}H210`, 1.2, 'greyDark'),
  ]

export const RIVER: Place = (pen) => [
  countryside(pen, 'sky', 132),
  land(pen, '-6,182 60,178 150,179 216,183', 'meadow'),
  pen.shape(box(-6, 197, 222, FOOT), 'water'),
  ripples(pen, '112,206 182,207 110,238 180,238'),
  land(pen, '-6,222 20,221 42,230 62,262', 'grass'),
]

/** Open water before far islands. */
export const WATERSIDE: Place = (pen) => [
  sky(pen, 'sky'),
  land(pen, '-6,190 30,160 62,178 90,190', 'hillFar'),
  land(pen, '140,192 168,172 190,180 216,168', 'hillFar'),
  pen.shape(box(-6, 186, 222, FOOT), 'water', 0.8),
  ripples(pen, '14,200 184,202 12,220 188,222 30,238 100,240 168,238'),
]

export const SEA: Place = (pen) => [
  sky(pen, 'sky'),
  pen.shape(
    `${scallop(points('-4,70 14,70 32,70 50,70 68,70 86,70 104,70 122,70 140,70 158,70 176,70 194,70 212,70'), 0.7, false)}V${FOOT}H-4z`,
    'water',
  ),
  land(pen, '-6,226 30,218 70,228 116,219 160,227 216,217', 'sand'),
]

export const MOON: Place = (pen) => [
  sky(pen, 'dusk'),
  pen.shape(
    'M0 196L0 300H210V192Q196 176 184 194Q176 202 166 188Q152 166 138 190Q128 206 116 192Q104 172 90 192Q78 208 68 190Q54 166 40 190Q30 204 20 190Q10 178 0 196z',
    'stone',
  ),
  land(pen, '-6,222 50,214 110,219 160,214 216,222', 'greyPale'),
]

export type Sight =
  | 'cloud'
  | 'tree'
  | 'bush'
  | 'tuft'
  | 'birds'
  | 'sparkle'
  | 'rock'
  | 'coral'
  | 'weed'
  | 'crater'
  | 'planet'
  | 'bee'

/** Something of the place: its foot or middle, and its scale. */
export type Scenery = readonly [sight: Sight, x: number, y: number, scale?: number]

const SIGHTS: Readonly<Record<Sight, (pen: Pen, x: number, y: number, scale: number) => Drawing>> = {
  cloud,
  tree: (pen, x, y, scale) => tree(pen, x, y, scale, 'leaf'),
  bush: (pen, x, y, scale) => bush(pen, x, y, scale, 'lime'),
  tuft,
  birds: (pen, x, y, scale) =>
    birdsAfar(pen, `${x},${y},${12 * scale} ${x + 12 * scale},${y + 8 * scale},${10 * scale}`),
  sparkle: (pen, x, y, scale) => {
    const r = 2.6 * scale
    return pen.line(`M${round(x - r)} ${y}H${round(x + r)}M${x} ${round(y - r)}V${round(y + r)}`, 0.8, 'purple')
  },
  rock: (pen, x, y, scale) => rock(pen, x, y, scale),
  coral: (pen, x, y, scale) => coral(pen, x, y, scale),
  weed: (pen, x, y, scale) => seaweed(pen, x, y, scale),
  crater: (pen, x, y, scale) => [
    pen.shape(
      `M${x - 12 * scale} ${y}q${12 * scale} ${-7 * scale} ${24 * scale} 0q${-12 * scale} ${7 * scale} ${-24 * scale} 0z`,
      'stone',
    ),
    pen.line(`M${x - 7 * scale} ${y}q${7 * scale} ${-3 * scale} ${14 * scale} 0`, 0.6, 'stoneDark'),
  ],
  planet: (pen, x, y, scale) => planet(pen, x, y, scale, 'purplePale', 'ring'),
  bee,
}

const PLANTS: readonly Sight[] = ['tree', 'bush', 'tuft', 'weed']

/** Farther away than the figures: thin lines, tinted in colour. */
export const drawSight = (pen: Pen, [sight, x, y, scale = 1]: Scenery): Drawing =>
  SIGHTS[sight](pen.plane('far', PLANTS.includes(sight) ? 'leafDeep' : 'waterLine'), x, y, scale)
