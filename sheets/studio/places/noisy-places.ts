/** A street and a school yard with sounds and lights that harm: two windows above, a tree, three scenes on the ground. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { sun, tree } from '../shapes/nature.ts'
import { AT_THING } from '../work/doing.ts'
import { posed } from '../work/workers.ts'
import type { Stage } from './concert-stage.ts'

/** Windows of the house: left edges, upper edge, size, mm. */
export const WINDOWS = { left: [20, 78], top: 60, width: 50, height: 46 } as const
/** The ground of those outside, and the branch of the bird. */
export const GROUND = { foot: 188, pavement: 146 } as const

type Scene = (pen: Pen, x: number, foot: number, who: CastName, other: CastName) => Drawing

/** Arcs that leave a source of sound, `side` -1 to the left. */
const waves = (pen: Pen, x: number, y: number, side: 1 | -1 = 1): Drawing =>
  pen.line(
    [4, 8, 12]
      .map(
        (r) => `M${x + side * r * 0.6} ${y - r * 0.8}Q${x + side * r * 1.4} ${y} ${x + side * r * 0.6} ${y + r * 0.8}`,
      )
      .join(''),
    0.9,
  )

const note = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x + 1.6} ${y}V${y - 8}L${x + 5} ${y - 6.4}`, 0.9),
  pen.solid(ellipse(x, y, 1.9, 1.4)),
]

const IN_ROOM = 0.8

const INDOORS = {
  fones: (pen, x, foot, who) => [
    person(pen, who, x, foot + 16, IN_ROOM, { pose: BEHIND_TABLE, wear: { aids: ['ear-defenders'] } }),
    pen.shape(box(x - 3.4, foot - 8, 6.8, 8, 1.2), 'greyDark', 0.9),
    [-1, 1].map((side) => [
      waves(pen, x + side * 11, foot - 21, side as 1 | -1),
      note(pen, x + side * 16 - 2, foot - 33),
    ]),
  ],
  caixa: (pen, x, foot, who) => [
    person(pen, who, x - 10, foot + 16, IN_ROOM, {
      pose: {
        ...BEHIND_TABLE,
        expr: 'surpreso',
        armL: { at: [-12, -43], z: 'front', dir: 170 },
        armR: { at: [12, -43], z: 'front', dir: 190 },
      },
    }),
    pen.shape(box(x + 6, foot - 30, 17, 30, 1.6), 'greyDark', 1.1),
    pen.shape(circle(x + 14.5, foot - 23, 4), 'stone', 0.9),
    pen.shape(circle(x + 14.5, foot - 10, 6.4), 'stone', 0.9),
    pen.spot(x + 14.5, foot - 10, 2),
    note(pen, x + 9, foot - 33),
    note(pen, x + 17, foot - 34),
  ],
  escuro: (pen, x, foot, who) => [
    pen.shape(box(x - 24, foot - 44, 48, 44), 'night', null),
    pen.colour ? [] : pen.line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${x - 24} ${foot - 41 + i * 5}h48`).join(''), 0.6),
    person(pen, who, x, foot + 16, IN_ROOM, { pose: { ...BEHIND_TABLE, nod: 1.4 } }),
    pen.shape(
      `M${x} ${foot - 7}Q${x - 6} ${foot - 10} ${x - 12} ${foot - 7}V${foot}H${x + 12}V${foot - 7}Q${x + 6} ${foot - 10} ${x} ${foot - 7}z`,
      'white',
      1,
    ),
    pen.line(`M${x} ${foot - 7}V${foot}`, 0.8),
  ],
  tela: (pen, x, foot, who) => [
    person(pen, who, x, foot + 16, IN_ROOM, {
      pose: {
        ...BEHIND_TABLE,
        armL: { at: [-12, -31], z: 'front', dir: 170, hand: 'fist' },
        armR: { at: [12, -31], z: 'front', dir: 190, hand: 'fist' },
      },
    }),
    pen.shape(box(x - 9.5, foot - 15.5, 19, 12.5, 1.6), 'greyDark', 1.1),
    pen.shape(circle(x, foot - 9.2, 1.8), 'stone', 0.8),
    pen.line(`M${x - 6} ${foot - 18}l-1.600 -3M${x + 6} ${foot - 18}l1.600 -3`, 0.8, 'orange'),
  ],
} as const satisfies Readonly<Record<string, Scene>>

const drill = (pen: Pen, x: number, foot: number): Drawing => [
  pen.line(`M${x - 9} ${foot}l4 -1.600l2 1.600M${x + 3} ${foot}l3 -2l3 2`, 0.8),
  pen.rope(`M${x} ${foot - 10}V${foot}`, 2, 'metal', 0.8),
  pen.shape(box(x - 4, foot - 25, 8, 16, 1.6), 'yellow', 1.1),
  pen.rope(`M${x - 7} ${foot - 28}H${x + 7}M${x} ${foot - 28}V${foot - 25}`, 2.4, 'greyDark', 0.8),
]

const OUTDOORS = {
  britadeira: (pen, x, foot) => [
    posed(pen, 'builder', x - 10, foot, 0.62, AT_THING[0] ?? {}),
    drill(pen, x + 7, foot),
    waves(pen, x + 14, foot - 17),
  ],
  megafone: (pen, x, foot, who, other) => [
    person(pen, who, x - 13, foot, 0.68, {
      pose: { turn: 30, expr: 'alegre', plain: true, armL: { at: [12, -38], z: 'front', dir: 80, hand: 'fist' } },
    }),
    person(pen, other, x + 16, foot, 0.68, {
      pose: {
        expr: 'surpreso',
        armL: { at: [-12, -43], z: 'front', dir: 170 },
        armR: { at: [12, -43], z: 'front', dir: 190 },
      },
    }),
    pen.shape(`M${x - 6} ${foot - 31}L${x + 4} ${foot - 36}V${foot - 22}L${x - 6} ${foot - 27}z`, 'red', 1.1),
  ],
  sol: (pen, x, foot, who) => [
    person(pen, who, x, foot, 0.72, {
      pose: { turn: 26, tilt: -10, expr: 'surpreso', armR: { at: [17, -46], dir: 130, z: 'back' }, armL: [-14, 4] },
    }),
    pen.line(`M${x + 8} ${foot - 43}L${x + 20} ${foot - 104}`, 0.8, 'black', [1.6, 2]),
  ],
  soldador: (pen, x, foot) => [
    posed(pen, 'smith', x - 12, foot, 0.62, AT_THING[1] ?? {}),
    pen.rope(`M${x + 2} ${foot - 13}V${foot}M${x + 20} ${foot - 13}V${foot}`, 2.2, 'wood', 0.9),
    pen.shape(box(x - 1, foot - 16, 24, 3.4, 1), 'wood', 1),
    pen.shape(box(x + 7, foot - 20, 14, 4, 0.8), 'metal', 0.9),
    pen.rope(`M${x + 2} ${foot - 24}L${x + 8} ${foot - 22}`, 1.8, 'greyDark', 0.8),
    pen.shape(star(x + 10, foot - 22, 5.6, 8, 0.5), 'yellow', 0.8),
  ],
  areia: (pen, x, foot, who) => [
    pen.shape(ellipse(x + 4, foot - 1.4, 21, 3), 'sand', 1),
    pen.line(`M${x + 11.4} ${foot - 10}Q${x + 17} ${foot - 20} ${x + 22.6} ${foot - 10}`, 0.9),
    pen.shape(`M${x + 11} ${foot - 10}h12l-2 9h-8z`, 'red', 0.9),
    pen.shape(`M${x + 11} ${foot - 10}Q${x + 17} ${foot - 14.5} ${x + 23} ${foot - 10}z`, 'sandLine', 0.9),
    person(pen, who, x - 2, foot, 0.72, {
      pose: {
        expr: 'triste',
        armL: { at: [-5, -42], z: 'front', dir: 160, hand: 'fist' },
        armR: { at: [5, -42], z: 'front', dir: 200, hand: 'fist' },
      },
    }),
  ],
} as const satisfies Readonly<Record<string, Scene>>

export type IndoorName = keyof typeof INDOORS
export type OutdoorName = keyof typeof OUTDOORS

/** Scenes in the windows: one of sound, one of light. */
export const WINDOW_SOUNDS = ['fones', 'caixa'] as const satisfies readonly IndoorName[]
export const WINDOW_LIGHTS = ['escuro', 'tela'] as const satisfies readonly IndoorName[]
/** Scenes outside, from left to right; the fourth is two who talk. */
export const OUTSIDE: Readonly<Record<Stage, readonly OutdoorName[]>> = {
  praca: ['britadeira', 'soldador', 'sol'],
  escola: ['megafone', 'areia', 'sol'],
}

const windowed = (pen: Pen, left: number, name: IndoorName, who: CastName): Drawing => {
  const { top, width, height } = WINDOWS
  const foot = top + height
  return [
    pen.shape(box(left, top, width, height, 1), 'white', 1.2),
    pen.clip(box(left + 2, top + 2, width - 4, height - 2), [
      pen.shape(box(left, top, width, height), 'cream', null),
      INDOORS[name](pen, left + width / 2, foot, who),
    ]),
    pen.shape(box(left + 2, top + 2, width - 4, height - 2), null, 0.9),
    pen.shape(box(left - 3, foot, width + 6, 4, 1), 'wood', 1),
  ]
}

const house = (pen: Pen, stage: Stage): Drawing => [
  pen.shape(box(-4, 54, 140, 96), stage === 'praca' ? 'pinkPale' : 'yellowPale', 1.1),
  pen.line('M-4 138H136', 0.8),
]

const ground = (pen: Pen, stage: Stage): Drawing =>
  stage === 'praca'
    ? [pen.shape(box(-4, GROUND.pavement, 222, 160), 'greyPale', 1.1), pen.line(`M-4 ${GROUND.pavement + 6}H218`, 0.7)]
    : [pen.shape(box(-4, GROUND.pavement, 222, 160), 'meadow', 1.1)]

interface NoisyPlace {
  readonly windows: readonly [IndoorName, IndoorName]
  readonly cast: readonly CastName[]
}

/** Middles of the four scenes on the ground. */
export const OUTSIDE_AT = [33, 82, 131, 178] as const

export function noisyPlace(pen: Pen, stage: Stage, { windows, cast }: NoisyPlace): Drawing {
  const child = (i: number): CastName => cast[i] ?? 'bia'
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    house(pen, stage),
    ground(pen, stage),
    sun(middle, 153, 70, 0.5),
    tree(middle, 180, 152, 1.5),
    bird(pen, 176, 108, 0.5, 'red'),
    windows.map((name, i) => windowed(pen, WINDOWS.left[i] ?? 0, name, child(i))),
    OUTSIDE[stage].map((name, i) => OUTDOORS[name](pen, OUTSIDE_AT[i] ?? 0, GROUND.foot, child(2 + i), child(7))),
    person(pen, child(5), OUTSIDE_AT[3] - 10, GROUND.foot, 0.68, { pose: { turn: 28, expr: 'alegre' } }),
    person(pen, child(6), OUTSIDE_AT[3] + 11, GROUND.foot, 0.68, { pose: { turn: -28, expr: 'alegre' } }),
  ]
}
