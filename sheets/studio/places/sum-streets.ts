/** Letters whose address is a sum, for houses with numbers; boats for piers with numbers. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, GIVE } from '../cast/poses.ts'
import { box, circle, points, type Spot, smooth } from '../paths.ts'
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
const HOUSE = { width: 33, height: 47, wall: 29 }
/** Middles of the two columns of houses. */
const COLUMNS = [137, 179] as const
const NUMBER = { width: 20, height: 14 }
/** Of a line that passes the other column. */
const LEAD = 42
const LETTER = { x: 33, width: 52 }

function house(pen: Pen, x: number, foot: number, i: number): Drawing {
  const middle = pen.plane('middle')
  const { width, height, wall } = HOUSE
  const [left, eaves] = [x - width / 2, foot - wall]
  const roof = oneOf<Fill>(ROOFS, i, 'orange')
  const panes = [left + 3.4, left + width - 10.4]
  return [
    middle.shape(box(left + 4.4, eaves - 15, 4.4, 9), 'redPale', 0.9),
    middle.shape(box(left + 1, eaves, width - 2, wall), oneOf<Fill>(WALLS, i, 'cream'), 1),
    middle.shape(
      `M${r(left - 2)} ${r(eaves)}L${r(left + 7)} ${r(foot - height)}H${r(left + width - 7)}L${r(left + width + 2)} ${r(eaves)}z`,
      roof,
      1,
    ),
    middle.line(`M${r(left + 7)} ${r(eaves - 6)}h7M${r(x + 3)} ${r(eaves - 11)}h6M${r(x - 1)} ${r(eaves - 4)}h6`, 0.6),
    middle.shape(`M${r(x - 4)} ${r(foot)}v-8a4 4 0 0 1 8 0v8z`, oneOf<Fill>(ROOFS, i + 3, 'teal'), 0.9),
    middle.shape(circle(x + 2, r(foot - 5), 0.5), 'yellow', 0.4),
    panes.map((at) => [
      middle.shape(box(at, foot - 9.6, 7, 6.4), 'sky', 0.7),
      middle.line(`M${r(at + 3.5)} ${r(foot - 9.6)}v6.400`, 0.5),
    ]),
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
  const top = STAGE_TOP + HOUSE.height
  const houses = Array.from({ length: results }, (_, i) => ({
    x: COLUMNS[i % 2 ? 1 : 0],
    foot: r(top + ((STAGE_FOOT - 2 - top) * i) / Math.max(1, results - 1)),
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
      houses.map(({ x, foot }, i) => house(pen, x, foot, i + turn)),
      letters.map((paper, i) => [
        letter(pen, paper, oneOf<Fill>(['cream', 'yellowPale', 'foam', 'pinkPale'], i + turn, 'cream')),
        person(pen.plane('middle'), oneOf(who, i, 'bia'), 22, (feet[i] ?? 0) - 1, scale, { pose: GIVE }),
      ]),
    ],
    sums: letters.map((paper): Slot => {
      const inside = { ...paper, x: paper.x + 4, y: paper.y + 8.4, width: paper.width - 8, height: paper.height - 11 }
      return { box: inside, dot: [paper.x + paper.width + 5, middleOf(paper)[1]] }
    }),
    results: houses.map(({ x, foot }, i): Slot => {
      const at: Spot = [x, foot - HOUSE.wall + 7.4]
      const dot: Spot = [x - HOUSE.width / 2 - 5, at[1]]
      return { box: around(at, NUMBER.width, NUMBER.height), dot, ...(i % 2 && { lead: LEAD }) }
    }),
  }
}

/** A boat with a sum on its sail, a child at its bow. */
function sailing(pen: Pen, { x, y, width, height }: Box, foot: number, who: Drawing, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  const deck = foot - 9
  return [
    middle.rope(`M${r(x - 3)} ${r(deck)}V${r(y - 4)}`, 1.6, 'wood', 0.8),
    middle.shape(`M${r(x - 2.4)} ${r(y - 4)}l-8 2.400l8 2.600z`, fill, 0.8),
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

/** A harbour: boats sail in, each to the pier that has the result. */
export function sumHarbour(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const top = STAGE_TOP + 5
  const { pitch, feet } = pitches(sums, top, STAGE_FOOT - 4)
  const height = isCounted ? Math.min(36, pitch - 18) : Math.min(24, pitch - 17)
  const sails = feet.map((foot, i): Box => ({ x: i % 2 ? 50 : 42, y: foot - 12 - height, width: 48, height }))
  const piers = pitches(results, top, STAGE_FOOT - 2).feet.map((foot, i) => ({
    end: i % 2 ? 156 : 142,
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
        feet.flatMap((foot, i) => [wave(96, foot - 16 + (i % 2) * 5, 27), wave(20, foot + 2.6, 72)]).join(''),
        0.7,
      ),
      piers.map(({ end, deck }, i) => pier(pen, end, deck, i + turn)),
      sails.map((sail, i) => {
        const foot = feet[i] ?? 0
        const child = person(pen.plane('middle'), oneOf(who, i, 'bia'), sail.x - 15, foot - 4, 0.42, {
          pose: BEHIND_TABLE,
        })
        return sailing(pen, sail, foot, child, oneOf<Fill>(fills, i + turn, 'red'))
      }),
    ],
    sums: sails.map((sail): Slot => ({ box: sail, dot: [sail.x + sail.width + 8, middleOf(sail)[1]] })),
    results: piers.map(
      ({ end, deck }): Slot => ({
        box: around([end + 17, deck - 13], 22, 14),
        dot: [end - 5, deck - 2],
      }),
    ),
  }
}
