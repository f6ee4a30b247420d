/** Letters whose address is a sum, for houses with numbers; boats for piers with numbers. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, GIVE } from '../cast/poses.ts'
import { box, circle, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { wholeLand } from './sum-lands.ts'
import {
  around,
  middleOf,
  oneOf,
  pitches,
  type Slot,
  STAGE_FOOT,
  STAGE_TOP,
  type StageWish,
  type SumStage,
} from './sum-stage.ts'

const ROOFS: readonly Fill[] = ['orange', 'teal', 'purple', 'red', 'blue', 'green', 'copper']
const WALLS: readonly Fill[] = ['cream', 'yellowPale', 'pinkPale', 'foam']
const HOUSE = { width: 42, wall: 19, roof: 15 }
/** Middles of the houses by turns, and the dots before them. */
const [NEAR, BACK, BEFORE] = [167, 173, 137] as const
const NUMBER = { width: 20, height: 14 }
const LETTER = { x: 33, width: 52 }

function house(pen: Pen, x: number, foot: number, top: number, i: number): Drawing {
  const middle = pen.plane('middle')
  const { width, wall } = HOUSE
  const [left, eaves] = [x - width / 2, foot - wall]
  const roof = oneOf<Fill>(ROOFS, i, 'orange')
  const [ridge, door] = [eaves - top, left + width - 8.5]
  return [
    middle.shape(box(left + 8.4, ridge - 2.4, 4.4, top), 'redPale', 0.9),
    middle.shape(box(left + 1, eaves, width - 2, wall), oneOf<Fill>(WALLS, i, 'cream'), 1),
    middle.shape(
      `M${r(left - 2)} ${r(eaves)}L${r(left + 6)} ${r(ridge)}H${r(left + width - 6)}L${r(left + width + 2)} ${r(eaves)}z`,
      roof,
      1,
    ),
    middle.line(
      `M${r(left + 9)} ${r(eaves - 3.4)}h7M${r(x + 5)} ${r(eaves - 5.4)}h6M${r(x - 3)} ${r(eaves - 5)}h6`,
      0.6,
    ),
    middle.shape(`M${r(door - 4)} ${r(foot)}v-9a4 4 0 0 1 8 0v9z`, oneOf<Fill>(ROOFS, i + 3, 'teal'), 0.9),
    middle.shape(circle(door + 2, r(foot - 5.4), 0.5), 'yellow', 0.4),
  ]
}

function letter(pen: Pen, { x, y, width, height }: Box, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  return [
    middle.shape(box(x, y, width, height, 1.6), fill, 1),
    middle.line(
      `M${r(x + 0.6)} ${r(y + 0.8)}L${r(x + width / 2)} ${r(y + 6.6)}L${r(x + width - 0.6)} ${r(y + 0.8)}`,
      0.7,
    ),
  ]
}

/** A street in the hills: children bring letters, each to the house that has the result. */
export function letterStreet(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const { pitch, feet } = pitches(sums)
  const scale = Math.min(0.62, (pitch - 3) / 64)
  const height = isCounted ? 44 : Math.min(30, pitch - 9)
  const letters = feet.map((foot): Box => ({ x: LETTER.x, y: foot - 3 - height, width: LETTER.width, height }))
  const lots = pitches(results, STAGE_TOP + 1)
  const roof = Math.min(HOUSE.roof, lots.pitch - HOUSE.wall - 4.4)
  const houses = lots.feet.map((foot, i) => ({
    x: i % 2 ? BACK : NEAR,
    foot: r(foot - Math.max(1.4, (lots.pitch - HOUSE.wall - roof) * 0.4)),
  }))
  const far = pen.plane('far', 'sandLine')
  return {
    marks: [
      wholeLand(pen, { kind: 'meadow', isOpen: true }, [], isWide),
      far.shape(
        `${smooth(points('92,56 100,90 92,130 104,170 94,214 104,250 96,300'), false)}H118L${smooth(
          points('118,300 126,250 114,214 124,170 112,130 118,90 106,56'),
          false,
        ).slice(1)}z`,
        'path',
        0.7,
      ),
      feet.map((foot, i) => tuft(pen.plane('far', 'hillLine'), i % 2 ? 88 : 128, foot + 1, 0.5)),
      houses.map(({ x, foot }, i) => house(pen, x, foot, roof, i + turn)),
      letters.map((paper, i) => [
        letter(pen, paper, oneOf<Fill>(['cream', 'yellowPale', 'foam', 'pinkPale'], i + turn, 'cream')),
        person(pen.plane('middle'), oneOf(who, i, 'bia'), 22, (feet[i] ?? 0) - 1, scale, { pose: GIVE }),
      ]),
    ],
    sums: letters.map((paper): Slot => {
      const inside = { ...paper, x: paper.x + 4, y: paper.y + 8.4, width: paper.width - 8, height: paper.height - 11 }
      return { box: inside, dot: [paper.x + paper.width + 5, middleOf(paper)[1]] }
    }),
    results: houses.map(({ x, foot }): Slot => {
      const cy = foot - HOUSE.wall / 2
      return { box: around([x - 7, cy], NUMBER.width, NUMBER.height), dot: [BEFORE, cy] }
    }),
  }
}

/** A boat with a sum on its sail, a child at its bow. */
function sailing(pen: Pen, { x, y, width, height }: Box, foot: number, who: Drawing, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  const deck = foot - 9
  return [
    middle.rope(`M${r(x - 3)} ${r(deck)}V${r(y - 2)}`, 1.6, 'wood', 0.8),
    middle.shape(`M${r(x - 3.8)} ${r(y - 1.6)}l-5.400 1.700l5.400 1.900z`, fill, 0.8),
    who,
    middle.shape(
      `M${r(x - 2.4)} ${r(y - 1)}H${r(x + width)}Q${r(x + width + 4)} ${r(y + height / 2)} ${r(x + width)} ${r(y + height + 1)}H${r(x - 2.4)}z`,
      'white',
      1,
    ),
    middle.shape(
      `M${r(x - 27)} ${r(deck)}H${r(x + width + 4)}Q${r(x + width)} ${r(foot)} ${r(x + width - 8)} ${r(foot)}H${r(x - 16)}Q${r(x - 25)} ${r(foot)} ${r(x - 27)} ${r(deck)}z`,
      'wood',
      1,
    ),
    middle.shape(box(x - 28, deck - 1.4, width + 33, 3, 1.2), fill, 0.9),
  ]
}

const wave = (x: number, y: number, wide: number) =>
  Array.from(
    { length: Math.round(wide / 9) },
    (_, i) => `${i ? '' : `M${r(x)} ${r(y)}`}q2.250 -2 4.500 0t4.500 0`,
  ).join('')

const barrel = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(`M${r(x - 4)} ${r(foot)}q-2 -5 0 -10h8q2 5 0 10z`, 'wood', 0.8),
  pen.line(`M${r(x - 4.8)} ${r(foot - 3)}h9.600M${r(x - 4.8)} ${r(foot - 7)}h9.600`, 0.6),
]
const crate = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 5, foot - 9, 10, 9, 0.6), 'woodPale', 0.8),
  pen.line(`M${r(x - 5)} ${r(foot - 9)}l10 9M${r(x + 5)} ${r(foot - 9)}l-10 9`, 0.6),
]
const rope = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 2, foot - 7, 4, 7, 1), 'greyDark', 0.8),
  pen.shape(box(x - 3.4, foot - 8, 6.8, 2.6, 1.2), 'greyDark', 0.8),
]
const CARGO = [barrel, rope, crate] as const

/** A pier that ends in the water, its number on two posts. */
function pier(pen: Pen, end: number, deck: number, i: number): Drawing {
  const middle = pen.plane('middle')
  const post = end + 17
  return [
    [end + 5, end + 29, end + 50].map((x) => middle.shape(box(x, deck + 2, 3.6, 8, 0.6), 'woodDark', 0.8)),
    [post - 8, post + 6].map((x) => middle.shape(box(x, deck - 9, 2.6, 10), 'woodDark', 0.8)),
    (CARGO[i % 3] ?? barrel)(middle, Math.min(end + 40, 190), deck),
    middle.shape(box(end, deck, 220 - end, 4, 1), 'woodPale', 1),
    middle.line([12, 24, 36, 48].map((x) => `M${r(end + x)} ${r(deck)}v4`).join(''), 0.6),
  ]
}

/** Dots beside the sails, and before the piers. */
const [SAILED, LANDED] = [104, 145]

/** A harbour: boats sail in, each to the pier that has the result. */
export function sumHarbour(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const top = STAGE_TOP + 5
  const { pitch, feet } = pitches(sums, top, STAGE_FOOT - 4)
  const height = isCounted ? Math.min(36, pitch - 18) : Math.min(24, pitch - 17)
  const sails = feet.map((foot, i): Box => ({ x: i % 2 ? 47 : 42, y: foot - 12 - height, width: 48, height }))
  const piers = pitches(results, top, STAGE_FOOT - 2).feet.map((foot, i) => ({
    end: i % 2 ? 158 : 152,
    deck: foot - 8,
  }))
  const far = pen.plane('far', 'hillLine')
  const sea = pen.plane('far', 'seaLine')
  const fills: readonly Fill[] = ['red', 'blue', 'yellow', 'green', 'orange', 'purple']
  return {
    marks: [
      pen.shape(box(0, 0, 210, 300), 'sky', null),
      isWide ? [] : [sun(far, 190, 31, 0.46), cloud(far, 26, 34, 0.6)],
      hill(far, points('-6,52 30,44 80,52 130,45 176,53 216,47'), 'hillFar'),
      tree(far, 17, 56, 0.5),
      tree(far, 196, 56, 0.5, 'lime'),
      sea.shape(box(-6, 55, 222, 245), 'foam', 0.7),
      sea.line(
        feet.flatMap((foot, i) => [wave(12, foot - 2.4, 9), wave(i % 2 ? 102 : 97, foot - 2.4, 18)]).join(''),
        0.7,
      ),
      piers.map(({ end, deck }, i) => pier(pen, end, deck, i + turn)),
      sails.map((sail, i) => {
        const foot = feet[i] ?? 0
        const child = person(pen.plane('middle'), oneOf(who, i, 'bia'), sail.x - 16.4, foot - 4, 0.42, {
          pose: BEHIND_TABLE,
        })
        return sailing(pen, sail, foot, child, oneOf<Fill>(fills, i + turn, 'red'))
      }),
    ],
    sums: sails.map((sail): Slot => ({ box: sail, dot: [SAILED, middleOf(sail)[1]] })),
    results: piers.map(
      ({ end, deck }): Slot => ({
        box: around([end + 17, deck - 13], 22, 14),
        dot: [LANDED, deck - 2],
      }),
    ),
  }
}
