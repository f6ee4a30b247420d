/** A cat on its cushion, as large as the page. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { room } from '../scenes/ground.ts'
import type { Portrait } from './portrait.ts'

/** Seen from the front, about its foot, 100 mm wide, 132 high; the tail curls round its feet. */
const sitting = (pen: Pen): Drawing => [
  pen.rope('M30 -6C54 4 64 -12 56 -28C51 -40 56 -48 64 -48', 10, 'orange'),
  pen.shape('M-22 -64C-38 -48 -46 -22 -38 -6C-35 1 -28 3 -20 3H20C28 3 35 1 38 -6C46 -22 38 -48 22 -64z', 'orange'),
  pen.line('M-38 -26C-30 -36 -18 -30 -16 -12M38 -26C30 -36 18 -30 16 -12', 1.2),
  pen.shape('M-44 -1C-46 -9 -36 -13 -26 -11C-18 -10 -14 -3 -18 3C-24 6 -36 6 -41 4C-43 3 -44 1 -44 -1z', 'orange'),
  pen.shape('M44 -1C46 -9 36 -13 26 -11C18 -10 14 -3 18 3C24 6 36 6 41 4C43 3 44 1 44 -1z', 'orange'),
  pen.line('M-37 4.500q-1 -3 0.500 -5M-30 5.300q-1 -3 0.500 -5M37 4.500q1 -3 -0.500 -5M30 5.300q1 -3 -0.500 -5', 1),
  pen.shape('M-13 -46C-16 -30 -14 -18 -14.500 -9C-20 -6 -20 5 -12 6.500H-5C2 6.500 2.500 -1 0 -6V-40z', 'orange'),
  pen.shape('M13 -46C16 -30 14 -18 14.500 -9C20 -6 20 5 12 6.500H5C-2 6.500 -2.500 -1 0 -6V-40z', 'orange'),
  pen.line(
    'M-12.500 6q-0.500 -3 0.500 -5M-6.500 6.500q-0.500 -3 0.500 -5M12.500 6q0.500 -3 -0.500 -5M6.500 6.500q0.500 -3 -0.500 -5',
    1,
  ),
  pen.shape(
    'M-16 -62C-19 -52 -17 -46 -13 -41L-10 -44L-6 -36L0 -40L6 -36L10 -44L13 -41C17 -46 19 -52 16 -62z',
    'cream',
    1,
  ),
  pen.shape('M-19 -62Q0 -46 19 -62L18 -55Q0 -40 -18 -55z', 'red', 1.1),
  pen.shape(circle(0, -45, 5), 'yellow', 1.1),
  pen.line('M-4.600 -44.500Q0 -42.500 4.600 -44.500M0 -43V-40.500', 0.9),
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

/** A pillow with four tufts, a seam around it and folds where the cat sinks in. */
const cushion = (pen: Pen): Drawing => [
  points('28,236 182,236 24,274 186,274').map(([x, y]) => {
    const out = x < 105 ? -1 : 1
    return [
      pen.shape(`M${x} ${y}l${out * 9} -6q${out * 3} 6 0 12z`, 'yellow', 1.1),
      pen.shape(circle(x + out, y, 4), 'yellow', 1.1),
    ]
  }),
  pen.shape(
    'M28 236C60 226 150 226 182 236C178 248 178 262 186 274C150 286 60 286 24 274C32 262 32 248 28 236z',
    'purplePale',
  ),
  pen.line('M31 257C70 268 140 268 179 257', 1),
  pen.line('M36 244q10 5 22 4M174 244q-10 5 -22 4M46 273q14 3 26 2M164 273q-14 3 -26 2', 0.9),
]

const onCushion: Portrait = {
  shows: [],
  draw: ({ pen, more, most }) => [
    room(pen, 214, 'cream', 'tan'),
    more(() => [
      pen.plane('far').shape('M20 74H64V136H20z', 'sky'),
      pen.plane('far').line('M42 74V136M20 105H64', 0.9),
    ]),
    cushion(pen),
    pen.plane('hero').at(102, 250, 1.34, sitting),
    more(() =>
      pen.at(28, 276, 0.8, (own) => [
        own.line('M10 4C26 12 40 4 62 10', 1),
        own.shape(circle(0, 0, 13), 'red'),
        own.line('M-11 -6Q0 -2 8 -10M-13 1Q2 4 12 -5M-9 9Q4 10 12 3', 0.9),
      ]),
    ),
    most(() => points('176,281 188,284 197,279').map(([x, y]) => pen.shape(circle(x, y, 3), 'yellow', 0.9))),
  ],
}

export const CATS: readonly [Portrait] = [onCushion]
