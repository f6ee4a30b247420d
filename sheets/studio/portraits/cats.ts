/** A cat on its cushion, as large as the page. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { room } from '../scenes/ground.ts'
import type { Portrait } from './portrait.ts'

/** Seen from the front, about its foot, 100 mm wide, 132 high; the tail curls round its feet. */
const sitting = (pen: Pen): Drawing => [
  pen.rope('M30 -8C56 -6 64 -26 52 -40C47 -46 52 -54 60 -52', 10, 'orange'),
  pen.shape('M-26 -62C-44 -40 -46 -8 -36 0H36C46 -8 44 -40 26 -62z', 'orange'),
  pen.shape('M-14 -62C-18 -44 -10 -36 0 -34C10 -36 18 -44 14 -62z', 'cream', 1),
  pen.shape('M-36 0C-46 -12 -40 -30 -26 -30C-16 -28 -14 -10 -18 0z', 'orange'),
  pen.shape('M36 0C46 -12 40 -30 26 -30C16 -28 14 -10 18 0z', 'orange'),
  pen.shape('M-14 -34C-17 -20 -17 -10 -17 -5C-17 4 0 4 0 -4V-30z', 'orange'),
  pen.shape('M14 -34C17 -20 17 -10 17 -5C17 4 0 4 0 -4V-30z', 'orange'),
  pen.line('M-11 1.400v-5M-6 1.400v-5M11 1.400v-5M6 1.400v-5', 1),
  pen.shape(
    'M-36 -98C-42 -116 -40 -130 -36 -134C-28 -130 -18 -124 -12 -118Q0 -121 12 -118C18 -124 28 -130 36 -134C40 -130 42 -116 36 -98C46 -76 30 -56 0 -56C-30 -56 -46 -76 -36 -98z',
    'orange',
  ),
  pen.shape(
    'M-34 -108C-36 -118 -35 -123 -34 -125C-29 -122 -24 -118 -21 -115zM34 -108C36 -118 35 -123 34 -125C29 -122 24 -118 21 -115z',
    'pink',
    1,
  ),
  pen.line('M0 -120V-106M-8 -119L-7 -109M8 -119L7 -109', 1.2),
  pen.shape(ellipse(-16, -90, 8, 9.4) + ellipse(16, -90, 8, 9.4), 'white', 1.1),
  pen.spot(-15, -89, 5),
  pen.spot(15, -89, 5),
  pen.spot(-13, -91.4, 1.8, 'white'),
  pen.spot(17, -91.4, 1.8, 'white'),
  pen.shape('M-4.500 -79H4.500Q3 -73.500 0 -73.500Q-3 -73.500 -4.500 -79z', 'pink', 1.1),
  pen.line('M0 -73.500V-70M0 -70Q-5 -64 -11 -68M0 -70Q5 -64 11 -68', 1.2),
  pen.line('M-24 -76L-38 -79M-24 -71L-38 -70M24 -76L38 -79M24 -71L38 -70', 1),
]

const onCushion: Portrait = {
  shows: [],
  draw: ({ pen, more, most }) => [
    room(pen, 214, 'cream', 'tan'),
    more(() => [
      pen.plane('far').shape('M20 74H64V136H20z', 'sky'),
      pen.plane('far').line('M42 74V136M20 105H64', 0.9),
    ]),
    pen.shape(
      'M26 262C12 258 14 236 30 238C70 228 140 228 180 238C196 236 198 258 184 262C140 280 70 280 26 262z',
      'purplePale',
    ),
    pen.shape(circle(22, 250, 5) + circle(188, 250, 5), 'purple', 1),
    pen.plane('hero').at(102, 254, 1.34, sitting),
    more(() =>
      pen.at(42, 272, 1, (own) => [
        own.line('M10 4C26 12 40 4 62 10', 1),
        own.shape(circle(0, 0, 13), 'red'),
        own.line('M-11 -6Q0 -2 8 -10M-13 1Q2 4 12 -5M-9 9Q4 10 12 3', 0.9),
      ]),
    ),
    most(() => points('150,276 168,280 184,274').map(([x, y]) => pen.shape(circle(x, y, 3), 'yellow', 0.9))),
  ],
}

export const CATS: readonly [Portrait] = [onCushion]
