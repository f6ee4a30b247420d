/** A cone on the counter of the parlour; a sundae under the parasol of a terrace by the sea. */
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, HANDS_UP } from '../cast/poses.ts'
import { box, circle, ellipse, points, scallop, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, ripples } from '../scenes/ground.ts'
import { awning } from '../shapes/built.ts'
import { coneStand, iceCream } from '../shapes/party.ts'
import { palm } from '../shapes/plants.ts'
import { boat } from '../shapes/seaside.ts'
import { ICE_CART } from './ice-cart.ts'
import type { Portrait } from './portrait.ts'

/** A jar of something to sprinkle, 26 mm wide. */
const toppings = (pen: Pen, x: number, y: number, fill: Fill, kind: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(box(-12, -32, 24, 32, 4), 'white'),
    own.shape(box(-13, -38, 26, 7, 2), 'wood'),
    points('-7,-5 0,-5 7,-5 -4,-12 4,-12 -7,-18 1,-19 8,-17').map(([dx, dy]) =>
      own.shape(
        [circle(dx, dy, 2.8), star(dx, dy, 3.8, 5, 0.5), box(dx - 3, dy - 1.5, 6, 3, 1.5)][kind] ?? '',
        fill,
        0.8,
      ),
    ),
  ])

const popsicle = (pen: Pen, x: number, y: number, scale: number, fill: Fill): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(box(-2, -2, 4, 12, 1.6), 'woodPale', 1),
    own.shape('M-9 0V-22C-9 -34 9 -34 9 -22V0z', fill, 1.1),
    own.line('M-9 -14q3 4 6 0t6 0t6 0M-4 -8V-4M4 -8V-4', 0.9),
  ])

const parlour: Portrait = {
  shows: ['picolé', 'crianças'],
  draw: ({ pen, more, most, who }) => [
    backdrop(pen, 'cream'),
    pen.shape('M-10 -10H220V310H-10z', 'cream', null),
    pen.plane('middle').shape(box(20, 86, 170, 5), 'wood', 1.1),
    awning(pen.plane('middle'), { x: 4, y: 56, width: 202, height: 16 }, 13, ['pink', 'white'], 4),
    more(() =>
      [36, 58, 152, 174].map((x, i) =>
        popsicle(pen.plane('middle'), x, 122, 0.9, (['red', 'green', 'orange', 'purple'] as const)[i] ?? 'red'),
      ),
    ),
    most(() =>
      pen.plane('middle').shape([36, 58, 152, 174].map((x) => box(x - 0.6, 91, 1.2, 2)).join(''), 'metal', 0.8),
    ),
    person(pen, who(0), 47, 236, 1.6, { pose: { ...BEHIND_TABLE, turn: 26 } }),
    person(pen, who(1), 163, 236, 1.6, { pose: { ...HANDS_UP, hide: ['legL', 'legR'], turn: -26 } }),
    pen.shape(box(-6, 204, 222, 9), 'woodPale'),
    pen
      .plane('hero')
      .at(105, 206, 1.72, (own) => [
        iceCream(own, 0, -3),
        own.fine(() => [
          own.line(
            'M-4 -50l2 -1M3 -52l1 2M-1 -47l2 1M5 -46l2 -1M-11 -37l2 1M-6 -39l2 -1M-9 -33l2 0M9 -38l2 1M5 -35l2 -1M12 -33l2 0',
            1,
          ),
        ]),
        coneStand(own),
      ]),
    more(() => [toppings(pen, 68, 210, 'red', 0), toppings(pen, 142, 210, 'yellow', 1)]),
    most(() => [toppings(pen, 27, 210, 'teal', 2), toppings(pen, 183, 210, 'pink', 0)]),
    pen.shape(box(-6, 213, 222, 90), 'pinkPale'),
    pen.shape(box(22, 222, 166, 40, 4), 'bluePale'),
    [0, 1, 2, 3].map((i) => {
      const x = 44 + i * 41
      return [
        pen.shape(
          `${scallop(points(`${x - 15},240 ${x - 7},232 ${x},230 ${x + 7},232 ${x + 15},240`), 0.5, false)}z`,
          (['cream', 'pink', 'brownPale', 'green'] as const)[i] ?? 'cream',
          1.1,
        ),
        pen.shape(`M${x - 17} 240H${x + 17}L${x + 14} 258H${x - 14}z`, 'white', 1.1),
        most(() =>
          pen.line(`M${x - 15} 246H${x + 15}M${x - 14.5} 252H${x + 14.5}M${x - 5} 234l2 1M${x + 3} 235l2 -1`, 0.8),
        ),
      ]
    }),
    most(() =>
      points('22,272 49,272 77,272 105,272 133,272 161,272 188,272').map(([x, y], i) =>
        pen.shape(i % 2 ? star(x, y, 5, 5, 0.5) : circle(x, y, 4), 'yellow', 0.9),
      ),
    ),
  ],
}

/** A dish about the foot of its stem, 96 mm wide, 128 high. */
const sundae = (pen: Pen): Drawing => [
  pen.shape('M22 -84L50 -120L58 -114L34 -76z', 'tan'),
  pen.line('M30 -90L40 -82M38 -101L48 -92M45 -111L54 -103M28 -84L54 -116', 0.9),
  pen.rope('M-30 -72L-56 -118', 3, 'metal', 1),
  pen.shape(ellipse(-58, -121, 5, 8), 'metal', 1.1),
  (
    [
      [-24, -74, 'pink'],
      [24, -74, 'brownPale'],
      [0, -88, 'cream'],
    ] as const
  ).map(([x, y, fill]) => pen.shape(circle(x, y, 22), fill)),
  pen.shape(
    'M-21 -92C-22 -112 22 -112 21 -92C20 -84 14 -84 12 -92C10 -98 5 -98 4 -90C3 -80 -5 -80 -6 -90C-7 -97 -12 -97 -13 -90C-15 -84 -20 -86 -21 -92z',
    'brown',
    1.1,
  ),
  pen.shape(circle(0, -114, 7), 'red'),
  pen.line('M0 -121q2 -7 9 -8', 1.1),
  pen.fine(() =>
    pen.line(
      'M-36 -78l4 1M-30 -70l3 -2M-26 -82l3 1M36 -78l-4 1M30 -70l-3 -2M28 -84l-3 1M-8 -102l3 1M6 -103l3 -1M0 -98l3 1',
      1,
    ),
  ),
  pen.shape(
    'M-48 -66C-46 -36 -24 -28 -8 -26V-12C-8 -6 -22 -4 -24 0H24C22 -4 8 -6 8 -12V-26C24 -28 46 -36 48 -66z',
    'foam',
  ),
  pen.shape('M-48 -66Q0 -54 48 -66L46 -58Q0 -46 -46 -58z', 'white', 1),
  pen.line('M-34 -52L-24 -32M-14 -48L-10 -28M14 -48L10 -28M34 -52L24 -32', 0.9),
]

const terrace: Portrait = {
  shows: ['guarda-sol', 'boat'],
  draw: ({ pen, more, most }) => {
    const middle = pen.plane('middle')
    return [
      pen.shape('M-10 -10H220V310H-10z', 'sky', null),
      middle.shape('M-8 168H218V236H-8z', 'bluePale', 1),
      more(() => [boat(middle, 36, 176, 0.8), ripples(middle, '60,190 156,186 20,206')]),
      most(() => [boat(middle, 176, 174, 0.5), ripples(middle, '140,206 180,214 60,214')]),
      middle.shape('M-8 222C60 212 150 216 218 222V310H-8z', 'sand'),
      more(() => palm(middle, 190, 230, 2.2, { flip: true })),
      pen.rope('M105 76V250', 4, 'wood'),
      [-3, -2, -1, 0, 1, 2].map((i) =>
        pen.shape(
          `M105 62Q${105 + i * 20} 72 ${105 + i * 30} 106Q${120 + i * 30} 98 ${135 + i * 30} 106Q${105 + (i + 1) * 20} 72 105 62z`,
          i % 2 ? 'red' : 'white',
          1.2,
        ),
      ),
      pen.shape('M96 250H114V310H96z', 'wood'),
      pen.shape(ellipse(105, 252, 90, 19), 'white'),
      pen.shape('M15 252V258A90 19 0 0 0 195 258V252A90 19 0 0 1 15 252z', 'woodPale'),
      pen.plane('hero').at(105, 252, 1.06, sundae),
      more(() => pen.shape(ellipse(44, 252, 18, 6), 'cream', 1.1)),
      most(() => [
        pen.shape('M146 256L158 240L176 250L164 264z', 'yellowPale', 1.1),
        pen.line('M152 250L168 258M156 246L171 255', 0.8),
        ...points('24,282 188,280 46,276 166,277').map(([x, y], i) =>
          pen.shape(i % 2 ? star(x, y, 5, 5, 0.5) : circle(x, y, 3.6), 'orange', 0.9),
        ),
      ]),
    ]
  },
}

export const ICES: readonly [Portrait, Portrait, Portrait] = [parlour, terrace, ICE_CART]
