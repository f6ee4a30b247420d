/** A town street and a country lane in steps: ground for rows of people at work. */
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { barn, cow } from '../shapes/farm.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'

export const WORK_PLACES = ['cidade', 'campo'] as const
export type WorkPlace = (typeof WORK_PLACES)[number]

const block = (pen: Pen, x: number, foot: number, height: number, wall: Fill): Drawing => [
  pen.shape(box(x, foot - height, 34, height), wall),
  Array.from({ length: Math.floor((height - 16) / 13) }, (_, i) =>
    [5, 20].map((dx) => pen.shape(box(x + dx, foot - height + 6 + i * 13, 9, 8, 0.6), 'sky', 0.7)),
  ),
]

function town(pen: Pen, foot: number): Drawing {
  const far = pen.plane('far', 'grey')
  return [
    block(far, 12, foot, 52, 'purplePale'),
    house(far, 66, foot, 1.1, { wall: 'cream', roof: 'red', door: 'green' }),
    block(far, 88, foot, 60, 'yellowPale'),
    house(far, 142, foot, 1.1, { wall: 'pinkPale', roof: 'blue', door: 'yellow' }),
    block(far, 164, foot, 50, 'bluePale'),
    tree(far, 52, foot + 1, 0.8),
    tree(far, 128, foot + 1, 0.8, 'lime'),
  ]
}

function country(pen: Pen, foot: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    hill(far, points(`-6,${foot - 22} 40,${foot - 40} 96,${foot - 24} 150,${foot - 42} 216,${foot - 20}`), 'hillFar'),
    barn(far, 36, foot + 1, 0.8),
    tree(far, 80, foot + 1, 0.9, 'leaf', 'red'),
    cow(far, 112, foot + 2, 0.34),
    tree(far, 140, foot + 1, 0.8, 'lime'),
    house(far, 172, foot + 1, 1.1, { wall: 'cream', roof: 'orange', door: 'wood' }),
  ]
}

/** Grounds at these heights, one below the other, after a strip with houses. */
export function workPlace(pen: Pen, place: WorkPlace, horizon: number, grounds: readonly number[]): Drawing {
  const isTown = place === 'cidade'
  const far = pen.plane('far', isTown ? 'grey' : 'hillLine')
  const fills: readonly Fill[] = isTown ? ['greyPale', 'stone'] : ['meadow', 'grass']
  return [
    pen.shape(box(0, 0, 214, 200), 'sky', null),
    sun(far, 186, 46, 0.45),
    cloud(far, 30, 58, 0.5),
    (isTown ? town : country)(pen, horizon),
    [horizon, ...grounds].map((y, i) => [
      far.shape(box(-4, y, 222, 300 - y), fills[i % 2] ?? 'meadow', 0.8),
      isTown
        ? far.line(`M-4 ${y + 3}H218`, 0.6)
        : [tuft(far, 20 + i * 40, y + 6, 0.5), tuft(far, 196 - i * 30, y + 5, 0.5)],
    ]),
    isTown ? [] : bush(far, 100, horizon + 2, 0.4, 'leaf', 'pink'),
  ]
}
