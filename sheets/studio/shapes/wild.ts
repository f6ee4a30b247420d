/** Animals of forest, wetland and savanna. Each is drawn about its foot. */
import { circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'
import { heads } from './animals.ts'

/** An open ring, as on a jaguar's fur. */
const rosette = (pen: Pen, x: number, y: number, r: number, turn: number): Drawing =>
  pen.at(x, y, 1, (pen) => pen.line(`M${-r} ${r * 0.5}A${r} ${r} 0 1 1 ${r * 0.9} ${r * 0.5}`, 1, 'brownDark'), {
    turn,
  })

const ROSETTES = (pen: Pen): Drawing => [
  ...[rosette(pen, 2, -26, 2.8, 20), rosette(pen, 12, -28, 2.8, -30), rosette(pen, 22, -24, 2.8, 60)],
  ...[rosette(pen, 8, -18, 2.8, 100), rosette(pen, 18, -16, 2.8, 10), rosette(pen, 1, -14, 2.6, -60)],
]

interface CatLook {
  readonly fur: Fill
  readonly marks: (pen: Pen) => Drawing
  readonly head: (pen: Pen) => Drawing
}

/** A big cat on its feet, 40 mm high, its head on the left. */
const bigCat = (pen: Pen, x: number, y: number, scale: number, { fur, marks, head }: CatLook, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const body = 'M-14 -24C-12 -32 -2 -34 8 -33C20 -32 28 -28 29 -18C30 -10 28 -5 24 -4H-8C-16 -6 -17 -14 -14 -24z'
      return [
        pen.rope('M27 -14C38 -12 42 -22 37 -29C35 -32 36 -35 39 -36', 4, fur),
        [-4, 22].map((at) => pen.shape(`M${at - 5} -12L${at - 4.4} -1Q${at} 1.4 ${at + 4.4} -1L${at + 5} -12z`, fur)),
        pen.shape(body, fur),
        pen.clip(body, marks(pen)),
        pen.shape(body, null),
        [-11, 14].map((at) =>
          pen.shape(`M${at - 5.4} -12L${at - 5} -1.4Q${at} 1.4 ${at + 5} -1.4L${at + 5.4} -12`, fur),
        ),
        pen.line('M-13 -1.4v-3M-9 -1.4v-3M12 -1.4v-3M16 -1.4v-3', 0.75),
        pen.at(-13, -28, 1.55, head),
      ]
    },
    placing,
  )

/** A jaguar that looks at us, 40 mm high, its head on the left. */
export const jaguar = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  bigCat(pen, x, y, scale, { fur: 'straw', marks: ROSETTES, head: heads.jaguar }, placing)

const TAIL_TUFT = 'M36 -34C34 -39 38 -43 42 -42C45 -39 43 -34 40 -33z'

/** A lion or a lioness, 46 mm high, its head on the left. */
export const lion = (pen: Pen, x: number, y: number, scale: number, maned: boolean) =>
  pen.at(x, y, scale, (pen) => [
    pen.at(0, 0, 1, (own) =>
      bigCat(own, 0, 0, 1, {
        fur: 'tan',
        marks: () => [],
        head: (own) => [maned ? own.shape(scallop(ring(0, 0, 14.4, 13.6, 13), 0.58), 'brown') : [], heads.lion(own)],
      }),
    ),
    pen.shape(TAIL_TUFT, maned ? 'brown' : 'tan'),
  ])

/** A capybara that sits, 38 mm high, its head on the left. */
export const capybara = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-14 0C-17 -10 -13 -22 -2 -27C12 -32 28 -26 31 -12C32 -5 30 0 26 0z', 'capy'),
      pen.line('M16 -20q4 1.4 6 5M10 -23q3 1 4 3M22 -13q2 2 3 4', 0.9, 'brownDark'),
      pen.shape('M10 0C8 -9 14 -14 20 -12C27 -10 29 -4 28 0z', 'capy'),
      pen.shape(ellipse(16, -1.6, 7, 3), 'capyPale'),
      pen.shape('M-9 0L-8 -14H-1L-1.6 0z', 'capy'),
      pen.shape(ellipse(-5.6, -1.4, 5, 2.6), 'capyPale'),
      pen.at(-10, -24, 1.4, (pen) => heads.capybara(pen)),
    ],
    placing,
  )

/** A toucan on a branch, its claws at y = 0, 42 mm high, that looks left. */
export const toucan = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M8 -8C12 -2 15 6 17 16C13 18 9 17 7 15C4 8 3 1 2 -6z', 'greyDark'),
      pen.shape('M-8 -34C-2 -41 9 -39 12 -29C17 -20 16 -6 7 -2C-2 1 -9 -5 -9 -14C-9 -22 -11 -27 -8 -34z', 'greyDark'),
      pen.shape('M-8.4 -30C-4 -29 0 -25 0 -20C0 -15 -4 -12 -8.4 -12.6C-9.6 -18 -10 -25 -8.4 -30z', 'cream', 1),
      pen.shape('M3 -25C12 -22 15 -12 9 -4C4 -6 0 -17 3 -25z', 'teal', 1),
      pen.shape('M-8 -33C-17 -39 -29 -34 -31 -23C-31 -20 -28.6 -20 -27.4 -22C-22 -26 -14 -27 -8 -26z', 'orange'),
      pen.shape('M-8.4 -26C-15 -27 -21.4 -25.6 -27 -21.6C-21 -18.6 -13 -20 -8.4 -22.6z', 'red'),
      pen.shape(
        'M-25.4 -31.4C-29 -29 -30.6 -26 -31 -23C-31 -20 -28.6 -20 -27.4 -22C-26.4 -23 -25.4 -23.6 -24.4 -24.2C-26 -26.6 -26.4 -29 -25.4 -31.4z',
        'brownDark',
        0.9,
      ),
      pen.shape(circle(-3, -31.6, 4), 'bluePale', 0.9),
      pen.spot(-3.4, -31.6, 1.8),
      pen.spot(-2.9, -32.2, 0.6, 'white'),
      pen.line('M-3 -1.6q-1 3 -3 3M0 -1.4q0 3 -1.4 4M3.4 -1.8q0.6 2.6 0 4', 1.4, 'stoneDark'),
    ],
    placing,
  )

/** An elephant, 56 mm high, its head on the left. */
export const elephant = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M36 -34q6 5 4 14l-1.4 4', 1.5),
      [0, 26].map((at) => pen.shape(`M${at - 6} -18L${at - 6} 0H${at + 6}L${at + 6} -18z`, 'metal')),
      pen.shape(
        'M-12 -34C-10 -46 2 -50 14 -50C30 -50 38 -42 37 -28C36 -16 32 -12 24 -11H-6C-14 -14 -14 -24 -12 -34z',
        'metal',
      ),
      [-8, 17].map((at) => [
        pen.shape(`M${at - 6.4} -16L${at - 6.4} 0H${at + 6.4}L${at + 6.4} -16`, 'metal'),
        pen.line(`M${at - 3.6} 0v-2.6M${at} 0v-3M${at + 3.6} 0v-2.6`, 0.8),
      ]),
      pen.shape('M-30 -26C-32 -14 -38 -10 -42 -14C-45 -17 -42 -21 -39 -19C-37 -18 -36 -24 -36 -32z', 'metal'),
      pen.shape(
        'M-38 -38C-38 -50 -30 -56 -21 -56C-11 -56 -5 -49 -5 -39C-5 -29 -11 -23 -20 -23C-24 -23 -27 -22 -29 -18C-31 -13 -34 -9 -39 -9C-44 -9 -47 -13 -45 -17C-44 -19.6 -41 -19 -40.6 -16.6C-40 -14.6 -37 -15 -36 -19C-35 -24 -38 -31 -38 -38z',
        'metal',
      ),
      pen.shape('M-8 -53C3 -60 14 -51 12 -39C10 -28 -1 -24 -8 -30C-13 -36 -13 -47 -8 -53z', 'metal'),
      pen.shape('M-5 -48C2 -52 8 -47 7 -40C6 -33 -1 -31 -5 -34C-8 -38 -8 -45 -5 -48z', 'pinkPale', 0.9),
      pen.shape('M-27 -24C-27 -19 -25 -16 -21 -15C-20.6 -18 -21 -21 -21 -23z', 'white', 0.9),
      pen.spot(-27, -41, 2),
      pen.spot(-26.4, -41.7, 0.7, 'white'),
      pen.shade(ellipse(-23, -34, 3, 2), 'blush', 0.7),
      pen.line('M-37.6 -27q3 1.4 5 0M-39.4 -21q3 1 4.4 -0.6', 0.75),
    ],
    placing,
  )

/** A caiman, 54 mm long, half of it in the water: its line at y = 0. */
export const caiman = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(
        'M-28 0C-29 -4 -26 -6 -22 -6H-14C-13 -10 -8 -10.4 -7 -7C-2 -9 2 -8 6 -7L9 -10L12 -7L15 -9.4L18 -6L21 -8L24 -4C28 -4 31 -2 33 0z',
        'leafDark',
      ),
      pen.shape(circle(-10.6, -8, 2.6), 'yellow', 0.9),
      pen.spot(-11, -8, 1.1),
      pen.line('M-26 -2.4H-16M-25.4 -4.6v0.1', 0.9),
      pen.shape('M-24 -2.4l1.4 2.4l1.4 -2.4M-19.6 -2.4l1.4 2.4l1.4 -2.4', 'white', 0.6),
    ],
    placing,
  )

/** The jabiru stork of the Pantanal, 56 mm high, that looks left. */
export const jabiru = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M2 -20L1 0M8 -20L9 0M-2 0.4H3M6 0.4H11', 1.6),
      pen.shape('M-6 -26C-4 -34 8 -36 16 -30C21 -27 24 -22 24 -18C16 -14 2 -14 -3 -19C-6 -21 -7 -23 -6 -26z', 'white'),
      pen.shape('M2 -27C10 -32 20 -27 23 -19C16 -17 5 -18 2 -27z', 'white', 0.9),
      pen.shape('M-4 -28C-8 -36 -8 -44 -6 -50L0 -50C-1 -44 0 -38 5 -32z', 'greyDark'),
      pen.shape('M-8 -38.6L2 -36.4L3.6 -32L-6.4 -34z', 'red', 1),
      pen.shape('M-8 -50C-8 -56 0 -57 1.4 -52C2 -48 -2 -46 -5 -47z', 'greyDark'),
      pen.shape('M-7 -53C-14 -51 -20 -46 -24 -39C-17 -42 -11 -45 -6 -47.4z', 'greyDark'),
      pen.spot(-3.4, -51.6, 1.3, 'white'),
      pen.spot(-3.6, -51.6, 0.7),
    ],
    placing,
  )

/** A burrowing owl on the ground, 38 mm high: a round head, white brows and long bare legs. */
export const burrowingOwl = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M-3.6 -11V-1M3.6 -11V-1', 2, 'tan', 0.8),
      pen.rope('M-7 0L-3.6 -1.4L-0.8 0M7 0L3.6 -1.4L0.8 0', 1.4, 'tan', 0.7),
      pen.shape('M-9 -22C-11 -14 -8 -9 -4 -8H4C8 -9 11 -14 9 -22z', 'cream'),
      pen.line('M-5 -15q2 1.6 4 0M1 -15q2 1.6 4 0M-3.6 -11.600q1.8 1.4 3.6 0q1.8 1.4 3.6 0', 0.7, 'brown'),
      pen.shape(
        'M-9 -22C-13 -17 -12.6 -10 -8.6 -5.600C-6.4 -10 -6.4 -17 -9 -22zM9 -22C13 -17 12.6 -10 8.6 -5.600C6.4 -10 6.4 -17 9 -22z',
        'brown',
      ),
      pen.shape(
        'M0 -38C8 -38 11.6 -33.4 11.4 -27.500C11 -21 6 -18 0 -18C-6 -18 -11 -21 -11.4 -27.500C-11.6 -33.4 -8 -38 0 -38z',
        'brownPale',
      ),
      pen.shape('M-10.4 -31C-8 -35 -2.600 -34.600 0 -30C2.600 -34.600 8 -35 10.4 -31L0 -22z', 'white', 0.8),
      pen.shape(circle(-5, -27, 4.6) + circle(5, -27, 4.6), 'yellow', 0.9),
      pen.spot(-4.6, -27, 2.2),
      pen.spot(4.6, -27, 2.2),
      pen.spot(-3.9, -27.9, 0.7, 'white'),
      pen.spot(5.3, -27.9, 0.7, 'white'),
      pen.shape('M-1.8 -25.400H1.8L0 -21.400z', 'straw', 0.8),
      points('-4,-35.6 0,-34.4 4,-35.6').map(([px, py]) => pen.spot(px, py, 0.7, 'white')),
    ],
    placing,
  )

/** A howler monkey that hangs from a branch by hands and tail; the branch is at y = 0, it hangs 40 mm down. */
export const monkey = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M8 30C22 32 22 18 17 12C13 7 12 3 15 -1', 3, 'brown'),
      pen.rope('M5 22C8 12 6 6 5 -0.6', 4, 'brown'),
      pen.shape('M-8 22C-10 14 6 12 9 20C12 28 9 36 1 36C-6 36 -8 30 -8 22z', 'brown'),
      pen.rope('M-4 34C-9 38 -10 42 -6 45M5 34C10 36 11 41 8 44', 3.6, 'brown'),
      pen.rope('M-5 24C-11 28 -14 24 -13 19', 3.4, 'brown'),
      pen.shape(circle(-10.4, 12, 3) + circle(8.4, 12, 3), 'tan'),
      pen.shape(ellipse(-1, 13, 9.4, 8.6), 'brown'),
      pen.shape('M-7.6 13C-8 8 -4 7 -1 9.6C2 7 6 8 5.6 13C5 18.6 2 20 -1 20C-4 20 -7 18.6 -7.6 13z', 'tan', 0.9),
      pen.spot(-4, 12.6, 1.2),
      pen.spot(2, 12.6, 1.2),
      pen.line('M-3.6 16.6q2.6 2 5.2 0M-1.6 14.4h1.2', 0.75),
      pen.shape(circle(5, -0.6, 2.8), 'brown', 1),
    ],
    placing,
  )

/** A macaw that flies to the left, about its middle. */
export const macaw = (pen: Pen, x: number, y: number, scale: number, fill: Fill = 'red', placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M10 2C18 2 28 6 36 12C26 13 16 10 8 6z', 'blue'),
      pen.shape('M0 -2C2 -14 12 -22 24 -24C22 -12 14 -2 6 3z', 'yellow'),
      pen.shape('M-14 -4C-13 -9 -7 -10 -3 -7C4 -5 10 -2 14 4C6 8 -6 8 -11 3C-14 1 -15 -1 -14 -4z', fill),
      pen.shape('M-3 1C-2 12 4 20 14 24C15 14 11 6 5 2z', 'blue'),
      pen.shape('M-14 -6C-18 -6 -20 -2 -18.4 1.4C-16.6 0 -14.6 -0.4 -13 -0.6z', 'cream', 1),
      pen.shape(circle(-10.4, -4.6, 2.4), 'white', 0.7),
      pen.spot(-10.4, -4.6, 1),
    ],
    placing,
  )
