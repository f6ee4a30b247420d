/** A rabbit's walk: a path from the gate, a sign that shows where it leads, and friends who come along. */
import { ellipse, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { duck, rabbit } from '../shapes/pets.ts'

const sign = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-2 0V-30H2V0z', 'wood'),
    pen.shape(poly(points('-15,-37 15,-37 24,-28 15,-19 -15,-19')), 'woodPale'),
    pen.shape(ellipse(-8, -31.5, 3.6, 1.6) + ellipse(-9, -28, 4, 1.6) + ellipse(-8, -24.5, 3.6, 1.6), 'leaf', 0.8),
    pen.shape('M-5 -32C2 -33 12 -30 17 -28C12 -26 2 -23 -5 -24C-7 -26 -7 -30 -5 -32z', 'orange', 0.9),
    pen.line('M0 -32V-30M5 -24.5V-26.5M9 -30.5V-29', 0.7),
  ])

export const rabbitWalk = (pen: Pen): Drawing => [
  pen.shape(
    'M142 205C134 214 140 222 132 234C114 254 66 266 56 300H176C166 274 172 254 166 236C162 222 154 214 158 205z',
    'path',
  ),
  pen.shape(ellipse(144, 280, 4, 1.8) + ellipse(80, 284, 5, 2) + ellipse(136, 250, 3.4, 1.6), 'stone', 0.8),
  sign(pen.plane('middle'), 26, 232),
  rabbit(pen.plane('middle'), 150, 234, 0.72, 'red'),
  duck(pen.plane('middle'), 160, 264, 0.72, 'yellow'),
]
