/** Sun at five hours of a day over a ground with six places. North is ahead: east is at the right, west at the left. */
import { PALE_GREY } from '../../scene/inks.ts'
import { area } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { box, points, type Spot, smooth } from '../paths.ts'
import { type Drawing, type Pen, stroke } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, sun, tuft } from '../shapes/nature.ts'
import { boat } from '../shapes/seaside.ts'
import type { Caster } from './shadow-casters.ts'
import type { WatchPlace } from './sky-watch.ts'

/** Middles of the Sun from morning (east, at the right) to late afternoon. */
export const SUNS: readonly Spot[] = [
  [183, 117],
  [151, 84],
  [105, 72],
  [59, 84],
  [27, 117],
]

/** Sides of the sky, and noon below the highest Sun. */
const HOURS = [
  { x: 26, y: 91, words: ['fim da tarde', 'oeste'] },
  { x: 105, y: 95, words: ['meio-dia'] },
  { x: 184, y: 91, words: ['manhã cedo', 'leste'] },
]

const SHADE: Ink = [0, 0, 0, 40]

/** Tips of the shadows, in heights of the thing: to the right, and towards us, away from the Sun in the north. */
export const SHADOW_TIPS: readonly Spot[] = [
  [-0.6, 0.31],
  [-0.28, 0.27],
  [0, 0.2],
  [0.28, 0.27],
  [0.6, 0.31],
]

/** Feet of the six, mm. */
export const FEET: readonly Spot[] = [183, 252].flatMap((y) => [43, 105, 167].map((x): Spot => [x, y]))

/** The outline of a shadow that begins at (0, 0): the thing's own outline, laid on the ground. */
export function shadowOutline({ height, profile }: Caster, sunIndex: number): string {
  const [across, down] = SHADOW_TIPS[sunIndex] ?? [0, 0]
  const laid = (up: number, half: number): Spot => [height * (half + up * across), height * up * down]
  const right = profile.map(([up, half]) => laid(up, half))
  const left = profile.map(([up, half]) => laid(up, -half)).reverse()
  return smooth([...right, ...left], true, 1 / 8)
}

export const shadowOf = (caster: Caster, sunIndex: number): Drawing => area(shadowOutline(caster, sunIndex), SHADE)

const wave = (y: number) =>
  `${smooth(points(`-8,${y + 2} 50,${y - 2} 105,${y + 1} 160,${y - 2} 220,${y + 2}`), false)}V300H-8z`

const campo = (pen: Pen): Drawing => [
  pen.shape(wave(131), 'hillFar', 0.7),
  house(pen.plane('middle'), 76, 141, 0.5),
  bush(pen.plane('middle'), 92, 142, 0.5),
  bush(pen.plane('middle'), 140, 141, 0.5),
  pen.shape(wave(141), 'meadow', 1),
  pen.shape(wave(212), 'grass', 1),
  points('73,166 137,172 15,236 138,244').map(([x, y]) => tuft(pen, x, y, 0.6)),
]

const praia = (pen: Pen): Drawing => [
  pen.shape(wave(130), 'water', 0.7),
  boat(pen.plane('middle'), 76, 136, 0.3),
  pen.line('M100 136q3.500 -2.600 7 0t7 0M140 137q3.500 -2.600 7 0t7 0', 0.7, 'waterLine'),
  pen.shape(wave(142), 'sand', 1),
  pen.shape(wave(212), 'path', 1),
  pen.line('M70 168h4M137 174h4M14 238h4M74 246h4M134 240h4', 0.8, 'sandLine'),
]

export const sunYard = (pen: Pen, place: WatchPlace): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  cloud(pen.plane('far'), 84, 118, 0.8),
  cloud(pen.plane('far'), 130, 122, 0.9),
  stroke('M183 117C176 57 34 57 27 117', PALE_GREY, 0.8, { dash: [2.4, 2.4] }),
  SUNS.map(([x, y], i) => [sun(pen, x, y, 0.72), pen.text(x, y + 2.6, i + 1, 7.4)]),
  HOURS.map(({ x, y, words }) =>
    words.map((word, i) => pen.text(x, y + i * 6, word, 4.4, { font: i ? 'text' : 'display' })),
  ),
  place === 'campo' ? campo(pen) : praia(pen),
]
