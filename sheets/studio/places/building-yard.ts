/** A building yard: a house with its roof, a crane, a digger and tools, each with a corner that opens more or less. */

import { PALE_GREY } from '../../scene/inks.ts'
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, POINT, POINT_LEFT } from '../cast/poses.ts'
import { box, circle, points, poly, type Spot } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { type Angled, painted, reach } from '../shapes/angles.ts'
import { cloud, hill, sun, tuft } from '../shapes/nature.ts'

const GROUND = 184
const FEET = 283
const CHILD_SCALE = 0.6

const OPENINGS = [50, 60, 70, 90, 110, 120, 130]

const APEX: Spot = [54, 92]
const RAFTER = 42

/** A house of bricks, its roof more or less steep. */
function house(pen: Pen, degrees: number, look: number): Drawing {
  const [left, right] = [reach(APEX, 90 + degrees / 2, RAFTER), reach(APEX, 90 - degrees / 2, RAFTER)]
  const half = right[0] - APEX[0] - 4
  const wall = box(APEX[0] - half, left[1] - 1, 2 * half, GROUND - left[1] + 1)
  const courses = Array.from(
    { length: 9 },
    (_, i) => `M${APEX[0] - half} ${GROUND - 6 - i * 6}h${i % 2 ? 5 : 8}m${2 * half - 13} 0h${i % 2 ? 8 : 5}`,
  )
  return [
    pen.shape(wall, painted(look, 'copper', 'tan', 'cream', 'pinkPale'), 1.2),
    pen.clip(wall, pen.line(courses.join(''), 0.6, 'brown')),
    pen.shape(poly([APEX, left, right]), painted(look, 'red', 'purple', 'blue', 'green'), 1.4),
    pen.shape(box(58, 163, 10, 21, 1), 'woodPale', 1),
    pen.shape(circle(66, 174, 0.8), 'wood', 0.6),
    pen.shape(box(44, 142, 17, 14), 'bluePale', 1.4),
    pen.line('M44 156h17', 2),
  ]
}

const PIVOT: Spot = [162, 102]
const lattice = (from: Spot, length: number, degrees: number, pen: Pen): Drawing =>
  pen.at(
    from[0],
    from[1],
    1,
    (pen) => {
      const count = Math.round(length / 7)
      const step = length / count
      const braces = Array.from(
        { length: count },
        (_, i) => `M${i * step} -2.500L${(i + 0.5) * step} 2.500L${(i + 1) * step} -2.500`,
      )
      return [pen.shape(box(0, -2.5, length, 5, 0.5), 'yellow', 1.1), pen.line(braces.join(''), 0.6, 'strawDark')]
    },
    { turn: degrees },
  )

function crane(pen: Pen, degrees: number): Drawing {
  const tip = reach(PIVOT, 90 + degrees, 46)
  const [x, y] = tip
  return [
    lattice(PIVOT, 24, 0, pen),
    pen.shape(box(178, 100, 9, 13, 1), 'greyDark', 1.1),
    lattice(PIVOT, GROUND - PIVOT[1] - 4, 90, pen),
    pen.shape(box(150, GROUND - 5, 24, 7, 1.2), 'stoneDark', 1.1),
    lattice(PIVOT, 48, 90 + degrees, pen),
    pen.line(`M${x} ${y}V116`, 0.9),
    pen.line(`M${x - 8} 122L${x} 116L${x + 8} 122`, 0.8),
    pen.shape(box(x - 10, 122, 20, 4, 0.6), 'wood', 1),
    pen.shape(box(x - 10, 126.5, 20, 4, 0.6), 'woodPale', 1),
  ]
}

const ELBOW: Spot = [92, 204]

function digger(pen: Pen, degrees: number, look: number): Drawing {
  const paint = painted(look, 'orange', 'lime', 'yellow', 'teal')
  const shoulder = reach(ELBOW, 152, 40)
  const end = reach(ELBOW, 152 - degrees, 27)
  const bucket = pen.at(end[0], end[1], 1, (pen) => pen.shape('M-3 -5H6C8 2 4 9 -4 9L-7 4z', 'grey', 1.1), {
    turn: 62 - degrees,
  })
  return [
    pen.shape(box(18, 226, 48, 12, 6), 'greyDark', 1.2),
    [25, 42, 59].map((x) => pen.shape(circle(x, 232, 3.2), 'metal', 0.9)),
    bucket,
    pen.rope(`M${ELBOW[0]} ${ELBOW[1]}L${end[0]} ${end[1]}`, 4.6, paint, 1.1),
    pen.rope(`M${shoulder[0]} ${shoulder[1]}L${ELBOW[0]} ${ELBOW[1]}`, 5.4, paint, 1.1),
    pen.shape('M18 226V213Q18 211 20 211H36V202Q36 200 38 200H54Q58 206 58 226z', paint, 1.2),
    pen.shape('M39.500 203.500H52Q54.500 207 54.800 214H39.500z', 'bluePale', 1),
  ]
}

const HINGE: Spot = [137, 262]

function toolbox(pen: Pen, degrees: number, look: number): Drawing {
  const lid = reach(HINGE, -degrees, 25)
  return [
    pen.rope(
      `M${HINGE[0]} ${HINGE[1]}L${lid[0]} ${lid[1]}`,
      3.4,
      painted(look, 'redDark', 'blueDark', 'leafDark', 'woodDark'),
      1.1,
    ),
    pen.shape(box(HINGE[0] - 1, HINGE[1], 31, 17, 1.6), painted(look, 'red', 'blue', 'green', 'orange'), 1.2),
    pen.shape(box(HINGE[0] + 12, HINGE[1] + 5, 6, 5, 1), 'yellow', 0.9),
  ]
}

const CLOCK: Spot = [112, 158]

function siteOffice(pen: Pen, degrees: number): Drawing {
  const [minute, hour] = [reach(CLOCK, -90, 8.6), reach(CLOCK, degrees - 90, 6.2)]
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [from, to] = [reach(CLOCK, i * 30, i % 3 ? 10.2 : 9.6), reach(CLOCK, i * 30, 11.2)]
    return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  return [
    pen.shape(circle(CLOCK[0], CLOCK[1], 12.4), 'white', 1.3),
    pen.line(ticks.join(''), 0.7),
    pen.line(`M${CLOCK[0]} ${CLOCK[1]}L${minute[0]} ${minute[1]}`, 1.3),
    pen.line(`M${CLOCK[0]} ${CLOCK[1]}L${hour[0]} ${hour[1]}`, 1.9),
  ]
}

const RAMP: Spot = [62, 276]

function ramp(pen: Pen, degrees: number): Drawing {
  const end = reach(RAMP, -degrees, 42)
  const rows = Math.max(2, Math.floor((RAMP[1] - end[1]) / 5))
  const bricks = Array.from({ length: rows }, (_, row) =>
    [0, 1].map((k) =>
      pen.shape(box(end[0] - 5 + k * 9 - (row % 2) * 2, RAMP[1] - (row + 1) * 5, 9, 5, 0.6), 'copper', 0.9),
    ),
  )
  return [
    bricks,
    pen.line(`M${RAMP[0]} ${RAMP[1]}H${RAMP[0] + 56}`, 1.1),
    pen.rope(`M${RAMP[0]} ${RAMP[1]}L${end[0]} ${end[1]}`, 2.4, 'wood', 1),
  ]
}

export const YARD: readonly Angled[] = [
  {
    name: 'telhado',
    degrees: [60, 70, 90, 110, 120, 130],
    at: APEX,
    from: (d) => 90 - d / 2,
    badge: () => [0, -11],
    draw: house,
  },
  { name: 'janela', degrees: [90], at: [44, 142], from: () => 0, badge: () => [-11, 5], draw: () => [] },
  {
    name: 'guindaste',
    degrees: [90, 105, 115, 125],
    at: PIVOT,
    from: () => 90,
    badge: (d) => reach([0, 0], 90 + d / 2, 18),
    draw: crane,
  },
  {
    name: 'relógio',
    degrees: [30, 60, 90, 120, 150],
    at: CLOCK,
    from: () => -90,
    badge: () => [30, 0],
    draw: siteOffice,
  },
  { name: 'escavadeira', degrees: OPENINGS, at: ELBOW, from: (d) => 152 - d, badge: () => [2, -12], draw: digger },
  { name: 'caixa de ferramentas', degrees: OPENINGS, at: HINGE, from: (d) => -d, badge: () => [-11, 6], draw: toolbox },
  { name: 'rampa', degrees: [25, 30, 35, 40], at: RAMP, from: (d) => -d, badge: () => [-11, -6], draw: ramp },
]

const CREWS: readonly (readonly [CastName, CastName])[] = [
  ['davi', 'iara'],
  ['bia', 'caio'],
  ['malu', 'theo'],
  ['nina', 'gil'],
]

/** Holds a sheet of paper folded to a right corner. */
export const PAPER_CORNER: Standing = {
  pose: HOLD,
  extra: (near) => ({ head: [near.shape('M-10,-38V-17H12Z', CLOTH.branco)] }),
}

/** A helmet as builders wear it. */
const helmet = (pen: Pen, x: number, y: number, scale: number, fill: Fill): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-14 0C-14 -14 -7 -18 0 -18C7 -18 14 -14 14 0z', fill, 1.1),
    pen.line('M-4 -17V-5M4 -17V-5', 0.8),
    pen.shape(box(-17, -2.5, 34, 4.5, 2), fill, 1.1),
  ])

function crew(pen: Pen, variant: number, scale: number, withPaper = false): Drawing {
  const [left, right] = CREWS[variant % CREWS.length] ?? ['davi', 'iara']
  return [
    person(pen, left, 26, FEET, scale, withPaper ? PAPER_CORNER : { pose: POINT }),
    helmet(pen, withPaper ? 26 : 27.2, FEET - 52.5 * scale, scale * 1.03, 'yellow'),
    person(pen, right, 187, FEET, scale, { pose: POINT_LEFT }),
    helmet(pen, 185.8, FEET - 52.5 * scale, scale * 1.03, 'orange'),
  ]
}

const pebbles = (pen: Pen, spots: readonly Spot[]): Drawing =>
  spots.map(([x, y], i) =>
    pen.shape(`M${x - 2.4} ${y}q0.400 -2.400 2.600 -2.400t2.400 2.400z`, i % 2 ? 'stone' : 'grey', 0.8),
  )

/** The yard; `drawn` is between its ground and the children. */
export function buildingYard(pen: Pen, variant: number, drawn: Drawing): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, GROUND), variant % 2 ? 'skyLow' : 'sky', null),
    cloud(far, 22, 70, 0.6),
    cloud(far, 94, 76, 0.5),
    sun(far, 186, 70, 0.5),
    hill(far, points('-5,168 40,160 105,168 170,158 215,168'), 'hillFar', GROUND),
    pen.shape(box(-4, GROUND, 220, 120), 'sand', 1.1),
    pebbles(pen, [
      [84, 240],
      [90, 242],
      [100, 252],
      [165, 240],
      [140, 200],
    ]),
    pen.shape(box(90, 140, 44, GROUND - 140, 1.5), painted(variant, 'teal', 'bluePale', 'lime', 'purplePale'), 1.2),
    pen.line(`M94 176V${GROUND - 1}M98 176V${GROUND - 1}M126 176V${GROUND - 1}M130 176V${GROUND - 1}`, 0.6, 'blueDark'),
    pen.shape('M150 226Q160 208 172 206Q186 208 196 226Q172 231 150 226z', 'earth', 1.1),
    drawn,
    tuft(pen, 197, GROUND + 2, 0.7),
    crew(pen, variant, CHILD_SCALE),
  ]
}

const FENCE = { top: 57, foot: 240 }

/** The hoarding around the yard. */
export function yardFence(pen: Pen, variant: number, withPaper: boolean): Drawing {
  const { top, foot } = FENCE
  const planks = Array.from({ length: 9 }, (_, i) => `M${-2 + (i + 1) * 21.2} ${top}V${foot}`)
  return [
    pen.shape(box(0, 0, 210, 100), variant % 2 ? 'skyLow' : 'sky', null),
    pen.shape(box(-4, top, 220, foot - top), 'woodPale', 1.2),
    pen.colour ? pen.line(planks.join(''), 0.7, 'wood') : stroke(planks.join(''), PALE_GREY, 0.5),
    pen.shape(box(-4, foot, 220, 60), 'sand', 1.1),
    pebbles(pen, [
      [62, 276],
      [68, 279],
      [146, 268],
      [152, 281],
    ]),
    pen.shape('M84 284Q92 266 104 264Q118 266 127 284Q105 288 84 284z', 'earth', 1.1),
    pen.rope('M104 266L112 244', 1.8, 'wood', 0.8),
    pen.shape('M108.500 246l2 -6q4 0 7 2.500l-2.500 6z', 'metal', 0.9),
    crew(pen, variant, 0.72, withPaper),
  ]
}
