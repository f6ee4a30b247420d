/** A sky from one edge of the page to the other, a valley with an observatory below it. Lengths in mm. */
import { round as r } from '../../scene/marks.ts'
import { box, circle, ellipse, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { FOOT } from './terrace-parts.ts'

/** A dome on its tower, its slit open to the sky, a telescope in it. */
function observatory(pen: Pen, x: number, foot: number): Drawing {
  const middle = pen.plane('far', 'greyDark')
  const rim = foot - 13
  return [
    middle.shape(box(x - 11, rim, 22, 13, 0.6), 'white', 0.8),
    middle.shape(`M${r(x - 2.6)} ${r(foot)}v-6q2.600 -3 5.200 0v6z`, 'woodDark', 0.7),
    [-7.4, 7.4].map((dx) => middle.shape(circle(x + dx, foot - 7, 1.5), 'yellowPale', 0.6)),
    middle.shape(`M${r(x + 2)} ${r(rim - 6)}l8 -9l4 3.400l-8 9z`, 'stone', 0.8),
    middle.shape(
      `M${r(x - 12)} ${r(rim)}C${r(x - 12)} ${r(rim - 16)} ${r(x + 12)} ${r(rim - 16)} ${r(x + 12)} ${r(rim)}z`,
      'metal',
      0.9,
    ),
    middle.shape(
      `M${r(x + 1)} ${r(rim)}Q${r(x + 2)} ${r(rim - 8)} ${r(x + 4.6)} ${r(rim - 11)}Q${r(x + 8)} ${r(rim - 9)} ${r(x + 8)} ${r(rim)}z`,
      'night',
      0.7,
    ),
    middle.shape(`M${r(x + 3.4)} ${r(rim - 4)}l7.600 -9.600l4 3.200l-7.600 9.600z`, 'stone', 0.8),
    middle.shape(box(x - 13, rim - 1, 26, 2.4, 0.8), 'stone', 0.8),
  ]
}

/** Broken strokes of dark, closer and longer towards the top; things keep white inside. */
const night = (pen: Pen, horizon: number): Drawing =>
  Array.from({ length: Math.floor((horizon - 22) / 4) }, (_, i) =>
    pen.line(`M${r(-6 - ((i * 37) % 23))} ${22 + i * 4}H216`, 0.5, 'grey', [
      Math.max(5, 26 - i * 0.4),
      4 + i * 0.16,
      3,
      5 + i * 0.1,
    ]),
  )

/** @param horizon the height at which hills begin */
export function starryValley(pen: Pen, horizon: number): Drawing {
  const far = pen.plane('far', 'waterLine')
  const milky = `${smooth(points('-6,150 50,118 110,108 160,84 216,60'), false)}L216 112${smooth(points('216,112 160,136 110,160 50,172 -6,206'), false).replace(/^M/, 'L')}z`
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'night', null),
    pen.colour ? pen.shade(milky, 'white', 0.14) : night(pen, horizon),
    pen.shade(ellipse(105, horizon + 4, 130, 26), 'purple', 0.4),
    points('22,-9 106,-12 196,-8').map(([x, dy], i) => cloud(far, x, horizon + dy, i === 1 ? 0.62 : 0.74)),
    hill(
      far,
      points(
        `-6,${horizon - 2} 34,${horizon - 9} 80,${horizon + 1} 128,${horizon - 7} 176,${horizon + 2} 216,${horizon - 6}`,
      ),
      'hillFar',
      298,
    ),
    points('104,0.4 114,0.52 194,0.5').map(([x, scale]) => tree(far, x, horizon + 9, scale, 'teal')),
    observatory(pen, 59, horizon + 9),
    house(far, 150.5, horizon + 10, 0.42, { roof: 'orange' }),
    hill(
      far,
      points(
        `-6,${horizon + 9} 36,${horizon + 6} 84,${horizon + 10} 132,${horizon + 6} 180,${horizon + 10} 216,${horizon + 6}`,
      ),
      'waterDeep',
      298,
    ),
  ]
}
