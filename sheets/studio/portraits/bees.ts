/** A bee gathers pollen from a sunflower; in the hive it fills the cells with honey. */
import { circle, ellipse, points, poly, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop } from '../scenes/ground.ts'
import { front } from '../scenes/habitat.ts'
import { cloud, hill, sun, tuft } from '../shapes/nature.ts'
import { bloom } from '../shapes/plants.ts'
import type { Portrait } from './portrait.ts'

const ABDOMEN = 'M6 -11C20 -18 42 -12 48 6C42 19 18 21 6 12C2 5 2 -4 6 -11z'

const leg = (pen: Pen, d: string): Drawing => pen.rope(d, 1.5, 'brownDark', 0.7)

/** From the side, about the middle of its chest, looking left, 84 mm long; its tongue reaches the flower. */
const worker = (pen: Pen, hasTongue: boolean): Drawing => [
  pen.shape('M8 -10C8 -32 26 -46 36 -38C43 -31 30 -16 16 -9z', 'foam'),
  pen.line('M14 -12Q22 -26 32 -34', 0.8),
  leg(pen, 'M8 8L14 20L8 29'),
  leg(pen, 'M-4 10L-7 20L-14 26'),
  leg(pen, 'M-9 7L-18 15L-25 15'),
  pen.shape('M46 4L56 9L45 11z', 'brownDark', 0.9),
  pen.shape(ABDOMEN, 'yellow'),
  pen.clip(ABDOMEN, [
    pen.shape('M15 -22Q23 2 15 26H22Q30 2 22 -22z', 'brownDark', 1),
    pen.shape('M29 -22Q37 2 29 26H36Q44 2 36 -22z', 'brownDark', 1),
  ]),
  pen.shape(ABDOMEN, null),
  pen.shape(circle(11, 23, 5), 'orange', 1),
  pen.line('M8 22h1M12 20h1M13 25h1M10 26h1', 1),
  pen.shape(scallop(ring(0, 0, 11.5, 12, 11), 0.5), 'brownPale'),
  hasTongue ? pen.line('M-26 10Q-33 11 -36 17', 1.4) : [],
  pen.rope('M-22 -8Q-26 -20 -35 -20', 1.2, 'brownDark', 0.7),
  pen.rope('M-15 -11Q-15 -22 -22 -27', 1.2, 'brownDark', 0.7),
  pen.shape(circle(-18, 1, 12.5), 'yellow'),
  pen.shape(ellipse(-21.5, -1.5, 4.2, 5.4), 'white', 1),
  pen.spot(-22.6, -1, 2.8),
  pen.spot(-21.6, -2.4, 1, 'white'),
  pen.line('M-25 7.4Q-20 11 -15.500 7', 1.1),
  pen.shade(ellipse(-13.5, 4, 2.2, 1.5), 'blush', 0.8),
  pen.shape('M0 -9C-12 -32 0 -52 14 -46C26 -40 18 -19 6 -8z', 'foam'),
  pen.line('M2 -14Q2 -30 10 -40M5 -13Q12 -24 15 -33', 0.8),
]

/** About the middle of its disc, 84 mm wide. */
const sunflower = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    [15, 0].map((from, back) =>
      Array.from({ length: 12 }, (_, i) =>
        own.at(
          0,
          0,
          1,
          (petal) => petal.shape('M-9 -18C-13 -32 -6 -42 0 -46C6 -42 13 -32 9 -18z', back ? 'yellow' : 'orange', 1.1),
          {
            turn: from + i * 30,
          },
        ),
      ),
    ),
    own.shape(circle(0, 0, 22), 'brownPale'),
    own.shape(circle(0, 0, 14), 'brown', 1),
    [18, 7].map((r) =>
      ring(0, 0, r, r, r > 10 ? 14 : 6).map(([px, py]) => own.shape(circle(px, py, 1.7), 'yellow', 0.8)),
    ),
  ])

const gathering: Portrait = {
  shows: ['flower', 'sun'],
  draw: ({ pen, more, most }) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 32, 76, 0.8, true),
      more(() => cloud(far, 116, 72, 0.9)),
      hill(far, points('-8,196 50,180 110,194 165,178 218,192'), 'hillFar'),
      front(middle, 222, 'meadow'),
      more(() =>
        middle.at(168, 228, 1, (own) => [
          own.shape('M-17 0L-19 14H-14L-12 0zM17 0L19 14H14L12 0z', 'wood', 1),
          own.shape('M-19 -40H19V0H-19z', 'woodPale'),
          own.shape('M-22 -47H22V-39H-22z', 'wood'),
          own.line('M-19 -20H19M-7 -29.500H7', 0.9),
          own.shape('M-10 -7H10V-3H-10z', 'brownDark', 0.9),
          [-22, -8, 9, 23].map((x) => tuft(own, x, 15, 0.7)),
        ]),
      ),
      pen.rope('M62 158C56 190 66 220 60 256', 5, 'green'),
      pen.shape('M60 226C76 204 100 206 106 214C98 232 78 236 60 232z', 'leaf'),
      pen.line('M62 229Q82 224 100 214', 0.9),
      pen.shape('M61 214C44 196 24 202 18 210C28 224 46 226 60 222z', 'leaf'),
      pen.line('M58 218Q40 216 24 209', 0.9),
      sunflower(pen.plane('hero'), 62, 134, 1.05),
      pen.plane('hero').at(126, 132, 1.18, (own) => worker(own, true)),
      front(pen, 250, 'earth'),
      pen.shape('M34 260C40 248 50 250 54 246C60 242 66 246 70 248C78 248 86 252 90 260C72 264 50 264 34 260z', 'soil'),
      pen.line('M46 256h4M60 253h5M74 257h4', 0.9),
      [28, 96, 132, 174].map((x, i) => bloom(pen, x, 281 - (i % 2) * 3, 2.5, i % 2 ? 'pink' : 'red')),
      most(() => [60, 78, 114, 153, 190].map((x) => tuft(pen, x, 282, 1))),
    ]
  },
}

const [CELL, ROW] = [19, 28.5]
const cell = (x: number, y: number) => poly(ring(x, y, CELL, CELL, 6, 30, 390))

/** A grub curled up in its cell. */
const grub = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    points('4,8 -4,7 -8,0 -6,-6').map(([px, py], i) => own.shape(circle(px, py, 4.6 + i * 0.3), 'cream', 1)),
    own.shape(circle(2, -6, 6.6), 'cream', 1.1),
    own.spot(0, -7, 0.9),
    own.spot(4.4, -7, 0.9),
    own.line('M0.400 -3.800q1.800 1.600 3.600 0', 0.8),
  ])

const honey = (pen: Pen, x: number, y: number): Drawing => [
  pen.clip(cell(x, y), pen.shape(`M${x - 24} ${y - 2}q6 -6 12 0t12 0t12 0t12 0V${y + 24}H${x - 24}z`, 'orange', 1.1)),
  pen.line(`M${x - 9} ${y + 7}q3 4 8 4`, 0.9),
]

const pollen = (pen: Pen, x: number, y: number): Drawing =>
  points('-6,4 1,7 7,3 -2,-1 4,-5').map(([dx, dy]) => pen.shape(circle(x + dx, y + dy, 3.4), 'yellow', 1))

const sealed = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(poly(ring(x, y, 12, 12, 6, 30, 390)), 'tan', 1),
  pen.shape(circle(x, y, 4), 'woodPale', 0.9),
]

const FULL = [honey, pollen, grub, sealed, honey, sealed]

/** Cells away from the bees, below the title. */
const isSeen = ({ x, y }: { readonly x: number; readonly y: number }) =>
  y > 72 &&
  y < 276 &&
  x > 8 &&
  x < 202 &&
  ((x - 122) / 82) ** 2 + ((y - 148) / 76) ** 2 > 1 &&
  Math.hypot(x - 162, y - 250) > 38

const inHive: Portrait = {
  shows: [],
  draw: ({ pen, more, most, rich }) => {
    const middle = pen.plane('middle')
    const cells = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 7 }, (_, i) => ({ x: 6 + (row % 2) * 16.45 + i * 32.9, y: 52 + row * ROW, k: row * 3 + i })),
    ).flat()
    const full = cells.filter((one) => isSeen(one) && (rich || one.k % 2 === 0))
    return [
      pen.shape('M-10 -10H220V310H-10z', 'yellowPale', null),
      cells.map(({ x, y }) => middle.shape(cell(x, y), 'yellowPale')),
      more(() => full.map(({ x, y, k }) => FULL[k % FULL.length]?.(middle, x, y) ?? [])),
      cells.map(({ x, y }) => middle.shape(cell(x, y), null)),
      pen.plane('hero').at(110, 158, 1.5, (own) => worker(own, false)),
      most(() => pen.plane('hero').at(156, 254, 0.66, (own) => worker(own, false))),
      most(() => pen.plane('hero').at(38, 96, 0.6, (own) => worker(own, false), { flip: true })),
    ]
  },
}

export const BEES: readonly [Portrait, Portrait] = [gathering, inHive]
