/** A quilt of six panels that hangs in a yard, and those who sewed it. */
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { PALETTE } from '../palette.ts'
import { box, points, type Spot } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'

/** A panel of cloth, mm. */
export const PANEL = { width: 83, height: 51 }
const SASH = 6
const QUILT = { x: 19, y: 72 }
/** Upper left corners of the panels, row by row. */
export const PANELS: readonly Spot[] = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column): Spot => [QUILT.x + column * (PANEL.width + SASH), QUILT.y + row * (PANEL.height + SASH)]),
)
const [WIDTH, HEIGHT] = [2 * PANEL.width + 3 * SASH, 3 * PANEL.height + 4 * SASH]
const [LEFT, TOP, FEET] = [QUILT.x - SASH, QUILT.y - SASH, 284]

/** Colours of sashes and of the squares where they meet. */
const CLOTHS = [
  ['pinkPale', 'yellow', 'skyLow'],
  ['bluePale', 'orange', 'sky'],
  ['lime', 'pink', 'skyLow'],
  ['purplePale', 'teal', 'sky'],
] as const

type Sewer = readonly [who: CastName, x: number, pose: Pose]
const SEWERS: readonly [readonly Sewer[], ...(readonly Sewer[])[]] = [
  [
    ['avo', 40, POINT],
    ['sofia', 168, POINT_LEFT],
  ],
  [
    ['theo', 44, POINT],
    ['yumi', 166, POINT_LEFT],
  ],
  [
    ['mae', 40, POINT],
    ['davi', 168, POINT_LEFT],
  ],
  [
    ['bia', 44, POINT],
    ['lia', 164, WAVE],
  ],
]
const SCALE = 0.5

const peg = (pen: Pen, x: number) => pen.shape(box(x - 1.6, TOP - 4, 3.2, 8, 1), 'orange', 0.8)

/** A basket of cloth and two reels of thread. */
const sewingBasket = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-11 -9C-12 -16 -4 -17 -3 -10z', 'pink', 0.9),
    pen.shape('M-4 -9C-5 -19 6 -18 5 -10z', 'yellow', 0.9),
    pen.shape('M3 -9C4 -15 12 -15 11 -9z', 'teal', 0.9),
    pen.shape('M-14 -10H14L11 0H-11z', 'woodPale', 1.1),
    pen.line('M-13 -6.600H13M-12 -3.300H12', 0.6, 'wood'),
    pen.shape(box(18, -7, 5, 6, 0.5), 'red', 0.9),
    pen.shape(box(17, -8.4, 7, 1.8, 0.6) + box(17, -1.8, 7, 1.8, 0.6), 'wood', 0.8),
  ])

/** The quilt without what is on its panels. */
function quilt(pen: Pen, sash: Fill, corner: Fill): Drawing {
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => box(LEFT + column * (PANEL.width + SASH), TOP + row * (PANEL.height + SASH), SASH, SASH)),
  )
  return [
    pen.shape(box(LEFT, TOP, WIDTH, HEIGHT, 1), sash, 1.3),
    PANELS.map(([x, y]) => pen.shape(box(x, y, PANEL.width, PANEL.height), 'cream', 0.9)),
    pen.shape(squares.join(''), corner, 0.8),
    PANELS.map(([x, y]) =>
      stroke(
        box(x + 1.3, y + 1.3, PANEL.width - 2.6, PANEL.height - 2.6),
        pen.colour ? PALETTE.sandLine : PALE_GREY,
        0.5,
        {
          dash: [1.6, 1.3],
        },
      ),
    ),
  ]
}

/** `variant`, from 0, gives other cloth and other people. */
export function quiltLine(pen: Pen, variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const [sash, corner, air] = inTurn(CLOTHS, variant)
  const sewers = inTurn(SEWERS, variant)
  const ground = 250
  return [
    pen.shape(box(0, 0, 214, 260), air, null),
    sun(far, 190, 52, 0.42),
    cloud(far, 22, 56, 0.55),
    hill(far, points('-5,232 40,226 90,236 140,226 215,234'), 'hillFar'),
    tree(far, 6, 242, 1),
    tree(far, 206, 242, 1.05, 'lime'),
    hill(
      pen.plane('middle', 'hillLine'),
      points(`-5,${ground} 60,${ground - 2} 140,${ground + 1} 215,${ground}`),
      'grass',
    ),
    bush(far, 100, ground, 0.55, 'leaf', 'yellow'),
    bush(far, 124, ground, 0.45, 'lime'),
    pen.rope(`M4 ${TOP - 2.5}Q105 ${TOP + 0.5} 206 ${TOP - 2.5}`, 1, 'white', 0.7),
    quilt(pen, sash, corner),
    [LEFT + 8, LEFT + WIDTH / 3, LEFT + (2 * WIDTH) / 3, LEFT + WIDTH - 8].map((x) => peg(pen, x)),
    tuft(pen, 16, FEET - 4, 0.7),
    tuft(pen, 194, FEET - 6, 0.8),
    sewingBasket(pen, 100, FEET),
    sewers.map(([who, x, pose]) => person(pen, who, x, FEET, SCALE, { pose })),
  ]
}
