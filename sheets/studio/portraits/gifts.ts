/** A present that is guessed at, and the open box, white inside: a child draws there what was in it. */
import { person } from '../cast/cast.ts'
import { HANDS_UP } from '../cast/poses.ts'
import { box, circle, ellipse, points, poly, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { room } from '../scenes/ground.ts'
import { bunting } from '../shapes/built.ts'
import { balloonHead, gift } from '../shapes/party.ts'
import { cat } from '../shapes/pets.ts'
import type { Portrait } from './portrait.ts'

/** Wrapping paper: dots, stars and diamonds in turn, left upper corner and columns. */
const paper = (pen: Pen, x: number, y: number, columns: number, rows: number, step: number): Drawing =>
  Array.from({ length: columns * rows }, (_, k) => {
    const [i, j] = [k % columns, Math.floor(k / columns)]
    const [cx, cy] = [x + i * step, y + j * step]
    const size = step * 0.3
    const kind = (i + j * 2) % 3
    const d =
      kind === 0
        ? star(cx, cy, size, 5, 0.5)
        : kind === 1
          ? circle(cx, cy, size * 0.7)
          : `M${cx} ${cy - size}L${cx + size} ${cy}L${cx} ${cy + size}L${cx - size} ${cy}z`
    return pen.shape(d, (['yellow', 'pink', 'teal'] as const)[kind] ?? 'yellow', 0.9)
  })

/** A bow about its knot, 80 mm wide. */
const bow = (pen: Pen, x: number, y: number, scale: number, fill: Fill): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-2 3L-20 30L-13 29L-11 36L4 6zM2 3L20 30L13 29L11 36L-4 6z', fill),
    own.shape('M0 0C-12 -26 -40 -28 -40 -9C-40 8 -14 8 0 0z', fill),
    own.shape('M0 0C12 -26 40 -28 40 -9C40 8 14 8 0 0z', fill),
    own.shape(
      'M-8 -2C-16 -14 -31 -16 -31 -8C-31 0 -17 2 -8 -2zM8 -2C16 -14 31 -16 31 -8C31 0 17 2 8 -2z',
      'white',
      0.9,
    ),
    own.shape(ellipse(0, 0, 6.4, 7), fill),
    own.line('M-2 -4q-2 4 0 8M2 -4q2 4 0 8', 0.8),
  ])

/** Balloons tied in one knot at a weight on the floor. */
const bunch = (pen: Pen, x: number, foot: number, heads: readonly (readonly [number, number, Fill])[]): Drawing => [
  heads.map(([dx, dy]) => pen.line(`M${x + dx} ${dy + 4}Q${x + dx * 0.4} ${(dy + foot) / 2} ${x} ${foot - 6}`, 0.9)),
  heads.map(([dx, dy, fill]) => pen.at(x + dx, dy, 1.15, (own) => balloonHead(own, fill))),
  pen.shape(`M${x - 7} ${foot}L${x - 4} ${foot - 10}H${x + 4}L${x + 7} ${foot}z`, 'yellow', 1.1),
]

const party = (pen: Pen): Drawing => [
  room(pen, 206, 'cream', 'tan'),
  bunting(pen.plane('middle'), [4, 64], [206, 64], 12, ['yellow', 'blue', 'pink', 'green', 'orange'], {
    size: 14,
    gap: 3,
  }),
]

const confetti = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y], i) =>
    pen.shape(
      i % 2 ? circle(x, y, 2.4) : `M${x - 3} ${y}L${x} ${y - 3}L${x + 3} ${y}L${x} ${y + 3}z`,
      i % 3 ? 'yellow' : 'pink',
      0.9,
    ),
  )

const closed: Portrait = {
  shows: ['bunting', 'balloon', 'crianças'],
  draw: ({ pen, more, most, who }) => [
    party(pen),
    more(() => [
      bunch(pen.plane('middle'), 27, 216, [
        [8, 142, 'red'],
        [-7, 124, 'blue'],
      ]),
      bunch(pen.plane('middle'), 184, 216, [
        [-9, 136, 'green'],
        [6, 118, 'purple'],
      ]),
    ]),
    pen.shape(ellipse(105, 258, 92, 22), 'pinkPale'),
    pen.line('M20 262Q62 276 105 276T190 262', 0.8),
    pen.plane('hero').shape(box(58, 152, 94, 106, 1), 'blue'),
    paper(pen, 65, 168, 3, 7, 13),
    paper(pen, 119, 168, 3, 7, 13),
    pen.shape(box(97, 150, 16, 108), 'red', 1.1),
    pen.line('M101 156V257M109 156V257', 0.8),
    pen.plane('hero').shape(box(52, 134, 106, 22, 2), 'blue'),
    more(() => [64, 82, 128, 146].map((x) => pen.shape(circle(x, 145, 4.4), 'yellow', 1))),
    pen.shape(box(96, 134, 18, 22), 'red', 1.1),
    bow(pen.plane('hero'), 105, 130, 1.2, 'red'),
    person(pen, who(0), 36, 272, 1.36, {
      pose: { turn: 34, expr: 'alegre', armR: { at: [17, -30], z: 'front', dir: 70 } },
    }),
    person(pen, who(1), 174, 272, 1.36, {
      pose: { turn: -34, expr: 'alegre', armL: { at: [-17, -30], z: 'front', dir: -70 } },
    }),
    most(() => [
      gift(pen, 72, 282, 0.72, 'yellow', 'purple'),
      gift(pen, 104, 284, 0.6, 'green', 'orange'),
      cat(pen, 136, 284, 0.84, 'orange'),
      confetti(pen, '14,238 20,278 46,281 164,281 190,277 196,236'),
    ]),
  ],
}

const SPARKS = '20,104 105,102 190,104 18,140 105,118 105,136 192,140'

/** The edge of paper that was torn open. */
const TORN = points(
  '36,176 50,168 58,174 72,166 84,173 98,165 112,172 124,166 138,174 150,167 162,175 174,170 171,186 176,198 168,208 175,220 169,232 174,244 160,241 150,248 136,242 122,249 108,243 94,249 80,242 66,248 52,242 38,246 40,232 34,220 41,208 35,196 40,186',
)

const open: Portrait = {
  shows: ['bunting', 'crianças'],
  isLater: true,
  instruction: 'Pinte. Onde o papel rasgou, desenhe o que há na caixa.',
  draw: ({ pen, more, most, who }) => [
    party(pen),
    more(() =>
      points(SPARKS).map(([x, y], i) =>
        pen.shape(i % 2 ? circle(x, y, 3.6) : star(x, y, 6.4, 5, 0.5), i % 2 ? 'pink' : 'yellow', 1),
      ),
    ),
    person(pen, who(0), 60, 202, 1.72, { pose: { ...HANDS_UP, turn: 22 } }),
    person(pen, who(1), 150, 202, 1.72, { pose: { ...HANDS_UP, turn: -22 } }),
    // The far flap and the side flaps are folded out, the paper in front is torn.
    pen.shape('M26 160L40 146H170L184 160z', 'bluePale'),
    more(() => points('60,153 82,153 128,153 150,153').map(([x, y]) => pen.shape(circle(x, y, 3), 'yellow', 0.9))),
    pen.shape('M26 160L8 174L12 194L26 182z', 'bluePale'),
    pen.shape('M184 160L202 174L198 194L184 182z', 'bluePale'),
    pen.plane('hero').shape(box(26, 158, 158, 104, 2), 'blue'),
    paper(pen, 34, 164.5, 11, 1, 14.2),
    paper(pen, 34, 255, 11, 1, 14.2),
    pen.plane('hero').shape(poly(TORN), 'white'),
    bow(pen, 36, 262, 0.5, 'red'),
    more(() => cat(pen, 182, 282, 0.84, 'orange')),
    most(() => [gift(pen, 152, 282, 0.5, 'yellow', 'purple'), confetti(pen, '18,232 192,226 72,274 96,272 120,275')]),
  ],
}

export const GIFTS: readonly [Portrait, Portrait] = [closed, open]
