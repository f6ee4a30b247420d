/** A booth of a fair with two shelves of games, and two children before it: at a June feast, or in a park. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, POINT, POINT_LEFT } from '../cast/poses.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bear } from '../shapes/big-things.ts'
import { awning, bunting } from '../shapes/built.ts'
import { stripedBall } from '../shapes/handy.ts'
import { bonfire, corn, strawHat } from '../shapes/june.ts'
import { robot } from '../shapes/keepsakes.ts'
import { bush, cloud, hill, tree, tuft } from '../shapes/nature.ts'
import { balloon, gift } from '../shapes/party.ts'

export type FairName = 'arraial' | 'parque'

/** Places of the games: the middle of each on its shelf. */
export const GAMES: readonly Spot[] = [
  [58, 114],
  [152, 114],
  [58, 178],
  [152, 178],
]
/** Height of a shelf's board; the plate of a game hangs below it. */
export const SHELF = 3
const FOOT = 217
export const FEET = 282
const CHILD_SCALE = 0.66

/** Whoever is in the booth is seen between the games of the lower shelf. */
const KEEPER = { feet: 188.5, scale: 0.56 }

const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']

interface Look {
  readonly awning: readonly [Fill, Fill]
  readonly wall: Fill
  /** In the booth, on its left and its right. */
  readonly people: readonly [keeper: CastName, left: CastName, right: CastName]
}

const LOOKS: Readonly<Record<FairName, readonly Look[]>> = {
  arraial: [
    { awning: ['red', 'white'], wall: 'yellowPale', people: ['yumi', 'caio', 'nina'] },
    { awning: ['orange', 'yellowPale'], wall: 'cream', people: ['nina', 'iara', 'theo'] },
    { awning: ['purple', 'white'], wall: 'skyLow', people: ['sofia', 'davi', 'malu'] },
    { awning: ['green', 'yellowPale'], wall: 'pinkPale', people: ['caio', 'sofia', 'gil'] },
  ],
  parque: [
    { awning: ['blue', 'white'], wall: 'cream', people: ['gil', 'bia', 'davi'] },
    { awning: ['teal', 'yellowPale'], wall: 'yellowPale', people: ['bia', 'lia', 'caio'] },
    { awning: ['pink', 'white'], wall: 'skyLow', people: ['iara', 'theo', 'yumi'] },
    { awning: ['red', 'bluePale'], wall: 'cream', people: ['nina', 'malu', 'iara'] },
  ],
}

function around(pen: Pen, fair: FairName): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ground = [
    pen.shape(box(-4, 215, 220, 90), fair === 'arraial' ? 'path' : 'meadow', 1),
    fair === 'arraial'
      ? pen.line('M11 252q2.5 -1.4 5 0M194 258q2.5 -1.4 5 0M12 276q2.5 -1.4 5 0M193 281q2.5 -1.4 5 0', 0.7, 'sandLine')
      : [tuft(pen, 14, 262, 0.8), tuft(pen, 197, 264, 0.8), tuft(pen, 15, 283, 0.7)],
  ]
  if (fair === 'arraial')
    return [
      pen.shape(box(0, 0, 210, 220), 'dusk', null),
      hill(far, points('-5,190 40,180 105,188 170,178 215,190'), 'hillFar'),
      ground,
      bunting(pen, [8, 21], [202, 21], 5.5, FLAGS, { size: 8, gap: 2.6 }),
    ]
  return [
    pen.shape(box(0, 0, 210, 220), 'sky', null),
    cloud(far, 19, 49, 0.42),
    cloud(far, 191, 32, 0.45),
    hill(far, points('-5,190 40,180 105,188 170,178 215,190'), 'hillFar'),
    tree(far, 12, 214, 1.1),
    tree(far, 199, 214, 1.1, 'lime'),
    ground,
    bush(pen.plane('middle'), 10, 222, 0.6),
    bush(pen.plane('middle'), 200, 222, 0.6, 'leaf', 'pink'),
  ]
}

function booth(pen: Pen, { awning: stripes, wall }: Look, inside: Drawing): Drawing {
  const [left, right] = [13, 197]
  const shelf = (y: number) => [
    pen.shape(box(left - 1, y, right - left + 2, SHELF, 1.2), 'woodPale', 1.1),
    pen.shade(box(left + 3, y + SHELF, right - left - 6, 1.6), 'brownDark', 0.18),
  ]
  const [upper, lower] = [GAMES[0]?.[1] ?? 0, GAMES[2]?.[1] ?? 0]
  return [
    pen.shape(box(left, 64, right - left, FOOT - 64), wall, 1.1),
    inside,
    pen.shape(box(left, lower, right - left, FOOT - lower), 'wood', 1.1),
    pen.line(`M${left} ${lower + 13}H${right}M${left} ${lower + 25}H${right}`, 0.6, 'woodDark'),
    [left, right - 4].map((x) => pen.shape(box(x, 62, 4, FOOT - 62 + 2, 1), 'woodDark', 1.1)),
    shelf(upper),
    shelf(lower),
    awning(pen, { x: 9, y: 55, width: 192, height: 13 }, 16, stripes),
  ]
}

/** Straw hats suit those whose hair is flat. */
const HATTED: ReadonlySet<CastName> = new Set(['caio', 'nina', 'iara', 'malu', 'sofia', 'yumi'])

/** On the upper shelf, between two games. */
const prize = (pen: Pen, variant: number, fill: Fill): Drawing =>
  [
    () => stripedBall(pen, 105, 107.5, 6.5, fill, 'yellow'),
    () => gift(pen, 105, 114, 0.5, 'teal', 'yellow'),
    () => pen.at(105, 114, 0.42, bear),
    () => pen.at(105, 114, 0.42, robot),
  ][variant % 4]?.() ?? []

/** `variant`, from 0, gives other children and another booth; `between` is drawn on the ground between the two. */
export function chanceFair(pen: Pen, fair: FairName, variant: number, between: Drawing = []): Drawing {
  const looks = LOOKS[fair]
  const look = looks[variant % looks.length] ?? LOOKS.arraial[0]
  if (!look) return []
  const [keeper, left, right] = look.people
  const hat = (who: CastName, x: number, lean: number, band: Fill) =>
    fair === 'arraial' && HATTED.has(who) ? strawHat(pen, x + lean, FEET - 34.9, 0.6, band) : []
  return [
    around(pen, fair),
    booth(pen, look, [
      person(pen, keeper, 105, KEEPER.feet, KEEPER.scale, { pose: BEHIND_TABLE }),
      prize(pen, variant, look.awning[0]),
    ]),
    between,
    person(pen, left, 29, FEET, CHILD_SCALE, { pose: variant % 2 ? POINT : GIVE }),
    hat(left, 29, 1.4, 'red'),
    person(pen, right, 181, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
    hat(right, 181, -1.4, 'purple'),
  ]
}

/** Scenery between the children. */
export const fairMiddle = (pen: Pen, fair: FairName): Drawing =>
  fair === 'arraial'
    ? [bonfire(pen, 105, 281, 1.02), corn(pen, 70, 282, 0.7, -8), corn(pen, 140, 282, 0.7, 8)]
    : [
        balloon(pen, 103, 273, 0.6, 'yellow', -14),
        balloon(pen, 107, 273, 0.6, 'pink', 14),
        balloon(pen, 105, 273, 0.6, 'blue'),
        gift(pen, 105, 282, 0.76, 'teal', 'yellow'),
      ]
