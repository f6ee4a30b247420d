/** Places of a district, a coast and a farm as maps show them: each is drawn about its foot and known by its outline. */
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cow, hen } from './farm.ts'

/** A shop or public house with a flat roof, 36 mm wide and 32 high; `sign` is drawn about the middle of its board. */
function front(pen: Pen, wall: Fill, roof: Fill, sign: (pen: Pen) => Drawing): Drawing {
  return [
    pen.shape(box(-17, -24, 34, 24), wall),
    pen.shape(box(-19, -36, 38, 14, 2), 'white', 1),
    pen.at(0, -29, 1, sign),
    pen.shape('M-19 -22H19L17 -16H-17z', roof, 1),
    pen.line('M-9.500 -22L-8.500 -16M0 -22V-16M9.500 -22L8.500 -16', 0.8),
    pen.shape(box(-4, -12, 8, 12), 'woodPale', 1),
    [-14, 7].map((x) => pen.shape(box(x, -12, 7, 7, 1), 'sky', 0.9)),
  ]
}

export const bakery = (pen: Pen): Drawing =>
  front(pen, 'yellowPale', 'orange', (own) => [
    own.shape('M-11 3.500C-13 -3 -7 -5 0 -5S13 -3 11 3.500z', 'tan', 0.9),
    own.line('M-6 -3l2 3M-1 -4l2 3M4 -3.500l2 3', 0.8),
  ])

export const clinic = (pen: Pen): Drawing =>
  front(pen, 'foam', 'teal', (own) => own.shape('M-2 -5.500H2V-2H5.500V2H2V5.500H-2V2H-5.500V-2H-2z', 'green', 0.9))

export const schoolHouse = (pen: Pen): Drawing => [
  pen.line('M0 -36V-50', 1.3),
  pen.shape('M0 -50L11 -46.500L0 -43z', 'green', 0.9),
  front(pen, 'yellowPale', 'blue', (own) => [
    own.shape(circle(0, 0, 5.4), 'cream', 0.9),
    own.line('M0 -3.400V0L2.600 1.600', 0.8),
  ]),
]

export const library = (pen: Pen): Drawing =>
  front(pen, 'purplePale', 'purple', (own) => [
    own.shape(
      'M0 -3.500C-3 -5.500 -8 -5.500 -10 -4.500V4C-8 3 -3 3 0 5C3 3 8 3 10 4V-4.500C8 -5.500 3 -5.500 0 -3.500z',
      'cream',
      0.9,
    ),
    own.line('M0 -3.500V5M-7.500 -1.500q3 -0.500 5 0.500M7.500 -1.500q-3 -0.500 -5 0.500', 0.7),
  ])

export const grocery = (pen: Pen): Drawing =>
  front(pen, 'cream', 'red', (own) => [
    own.shape('M-8 -1H8L6 5H-6z', 'straw', 0.9),
    own.line('M-5.500 -1C-5 -7 5 -7 5.500 -1M-3 0L-2.500 5M3 0L2.500 5', 0.8),
  ])

/** A round fountain with two basins. */
export const fountain = (pen: Pen): Drawing => [
  pen.shape('M-19 -9V-3C-19 2 19 2 19 -3V-9z', 'stone'),
  pen.shape(ellipse(0, -9, 19, 5), 'water', 1),
  pen.shape('M-2.500 -9L-1.800 -21H1.800L2.500 -9z', 'stone', 1),
  pen.shape('M-9 -22H9C8 -17.500 -8 -17.500 -9 -22z', 'stone', 1),
  pen.line('M0 -22V-33M-1 -31C-6 -34 -10 -29 -10 -24M1 -31C6 -34 10 -29 10 -24', 1.1, 'waterLine'),
]

/** A goal on grass with a ball before it. */
export const goal = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -2, 22, 5), 'grass', 1),
  pen.shape('M-16 -2V-24H16V-2', 'white', 1.6),
  pen.line('M-16 -17H16M-16 -10H16M-8 -24V-2M0 -24V-2M8 -24V-2', 0.6, 'greyDark'),
  pen.shape(circle(8, -3, 4), 'white', 1),
  pen.solid(circle(8, -3, 1.5)),
]

export const lighthouse = (pen: Pen): Drawing => [
  pen.shape('M-14 0C-12 -6 -6 -8 0 -8S12 -6 14 0z', 'stone'),
  pen.shape('M-6.500 -6L-4.500 -34H4.500L6.500 -6z', 'white'),
  pen.shape('M-6.200 -11L-5.700 -18H5.700L6.200 -11zM-5.200 -25L-4.700 -31H4.700L5.200 -25z', 'red', 0.9),
  pen.shape(box(-6.5, -36, 13, 2.6, 1), 'greyDark', 0.9),
  pen.shape(box(-3.6, -43, 7.2, 7), 'yellow', 1),
  pen.shape('M-5.500 -43L0 -49L5.500 -43z', 'red', 1),
]

/** A hut on stilts beside a boat's mooring. */
export const pier = (pen: Pen): Drawing => [
  pen.line('M-14 -8V2M0 -8V2M14 -8V2', 1.6),
  pen.shape(box(-20, -11, 40, 4, 1), 'woodPale', 1),
  pen.shape(box(-11, -24, 18, 13), 'cream', 1),
  pen.shape('M-14 -23L-9 -32H5L10 -23z', 'teal', 1),
  pen.shape(box(-5, -19, 6, 8), 'woodDark', 0.9),
  pen.line('M15 -11V-18', 1.6),
  pen.shape(circle(15, -19, 1.8), 'orange', 0.9),
]

const FROND = 'M0 -3C6 -12 14 -12 18 -5C12 -7 6 -5 0 -3z'

/** Two palms on an island. */
export const palmIsland = (pen: Pen): Drawing => [
  pen.shape('M-20 0C-16 -7 -8 -8 0 -8S16 -7 20 0z', 'sand'),
  [
    [-6, 1, -8],
    [7, 0.8, 10],
  ].map(([x = 0, scale = 1, turn = 0]) =>
    pen.at(
      x,
      -6,
      scale,
      (own) => [
        own.rope('M0 0Q2 -12 0 -24', 2.4, 'brown', 0.9),
        [0, 1].map((side) =>
          own.at(
            0,
            -24,
            1,
            (leaf) => [
              leaf.shape(FROND, 'leaf', 0.9),
              leaf.at(0, 0, 1, (low) => low.shape(FROND, 'leafDark', 0.9), { turn: 40 }),
            ],
            { flip: side === 1 },
          ),
        ),
        own.shape('M0 -25C-3 -32 -1 -36 3 -38C3 -33 3 -29 0 -25z', 'leaf', 0.9),
      ],
      { turn },
    ),
  ),
]

/** Roots in the mud hold a mangrove tree above the water. */
export const mangrove = (pen: Pen): Drawing => [
  pen.line(
    'M-2 -14C-8 -12 -12 -6 -13 0M0 -14C-3 -8 -5 -4 -5 0M1 -14C4 -8 6 -4 6 0M2 -14C9 -12 12 -6 14 0',
    1.6,
    'brownDark',
  ),
  pen.rope('M0 -13V-22', 3, 'brown', 0.9),
  pen.shape(scallop(points('-16,-22 -14,-30 -6,-36 4,-37 12,-32 16,-24 8,-19 -8,-19'), 0.6), 'leafDark'),
  pen.line('M-18 1q3 -2 6 0t6 0t6 0t6 0t6 0t6 0', 0.8, 'waterLine'),
]

/** A lake between reeds. */
export const lake = (pen: Pen): Drawing => [
  pen.shape('M-22 -6C-22 -14 -8 -15 0 -13S20 -15 22 -7S10 1 0 0S-22 2 -22 -6z', 'water'),
  pen.line('M-12 -8q3 -2 6 0t6 0M0 -4q3 -2 6 0t6 0', 0.8, 'waterLine'),
  [-16, -11, 15].map((x) => [
    pen.line(`M${x} -7V-24`, 0.9, 'leafDark'),
    pen.shape(box(x - 1.4, -26, 2.8, 8, 1.4), 'brown', 0.8),
  ]),
]

/** Beehives: two white boxes with lids, a bee above them. */
export const hives = (pen: Pen): Drawing => [
  [-17, 2].map((x) => [
    pen.shape(box(x, -14, 15, 12), 'yellowPale', 1),
    pen.shape(box(x - 1, -17, 17, 3.4, 1), 'wood', 1),
    pen.line(`M${x + 4} -5.500h7M${x + 3} -2V1M${x + 12} -2V1`, 1.2),
  ]),
  pen.shape(ellipse(0, -25, 5, 3.6), 'yellow', 0.9),
  pen.line('M-1.500 -28.300V-21.700M1.700 -28.200V-21.800', 1.2),
  pen.shape(ellipse(-1.5, -30.4, 2, 3) + ellipse(2.5, -30.4, 2, 3), 'foam', 0.8),
]

/** Two rows of maize in the earth. */
export const maize = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1, 22, 5), 'earth', 1),
  [-13, 0, 13].map((x) =>
    pen.at(x, -2, 1, (own) => [
      own.line('M0 0V-30', 1.6, 'leafDark'),
      own.shape('M0 -6C-8 -10 -9 -17 -9 -20C-4 -17 -1 -12 0 -6z', 'leaf', 0.9),
      own.shape('M0 -12C8 -16 9 -23 9 -26C4 -23 1 -18 0 -12z', 'leaf', 0.9),
      own.shape('M-2.500 -22C-4 -28 -2 -33 0 -35C2 -33 4 -28 2.500 -22z', 'yellow', 0.9),
    ]),
  ),
]

/** A cow behind the rails of its pen. */
export const corral = (pen: Pen): Drawing => [
  cow(pen, 1, -3, 0.62),
  [-22, -7.5, 7.5, 22].map((x) => pen.shape(box(x - 1.6, -15, 3.2, 16, 1), 'wood', 0.9)),
  [-11.5, -5].map((y) => pen.shape(box(-25, y, 50, 2.8, 1), 'woodPale', 0.9)),
]

/** A henhouse on legs with a ramp, a hen before it. */
export const henhouse = (pen: Pen): Drawing => [
  pen.line('M-14 -8V0M10 -8V0', 1.8),
  pen.shape(box(-18, -24, 32, 17), 'woodPale'),
  pen.line('M-18 -18H14M-18 -13H14', 0.6, 'wood'),
  pen.shape('M-22 -23L-16 -34H12L18 -23z', 'red'),
  pen.shape('M-9 -7.500V-15a4 4 0 0 1 8 0V-7.500z', 'brownDark', 0.9),
  pen.shape('M-9 -8L-14 0H-6L-1 -8z', 'wood', 0.9),
  hen(pen, 13, 1, 0.5),
]
