/** Places where somebody draws a figure in dots, larger than life: on a wall, a board, a sheet, the ground or the sky. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { KNEEL, POINT } from '../../studio/cast/poses.ts'
import { pencil } from '../../studio/cast/things.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { AT_THE_EYE, bareGround, watchers } from '../../studio/places/sky-watch.ts'
import { backdrop, ground, room } from '../../studio/scenes/ground.ts'
import { bucket } from '../../studio/shapes/handy.ts'
import { bush, tree, tuft } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { brightStar, crescent } from '../../studio/shapes/space.ts'
import { BRUSH, crew, crewOf, FEET, LEFT, MARKER, RIGHT, SHOWS_UP, SIZE, STICK } from './dot-crew.ts'
import { type DotStage, shore, view, WITH_VIEW, wetLine } from './dot-stage.ts'

const ROOM: Box = { x: 19, y: 57, width: 172, height: 172 }
/** The ground of the figure: its sides and its foot. */
const FIELD = { x: 15, width: 180, foot: 234 }
/** A clock and drawings of the class. */
const onTheWall = (pen: Pen, top: number): Drawing => [
  pen.shape(circle(174, top - 16, 8), 'white', 1),
  pen.line(`M174 ${top - 21}V${top - 16}L178 ${top - 14}`, 1),
  [30, 52, 74].map((x, i) => [
    pen.shape(box(x - 9, top - 24, 18, 15, 1), 'white', 0.8),
    pen.shape(
      i === 1 ? `M${x - 5} ${top - 12}v-5l5 -4l5 4v5z` : circle(x, top - 16.5, 4),
      (['sun', 'red', 'lime'] as const)[i] ?? 'sun',
      0.7,
    ),
  ]),
]

const paintCan = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.line(`M${x - 5} ${y - 9}C${x - 4} ${y - 17} ${x + 4} ${y - 17} ${x + 5} ${y - 9}`, 0.8),
  pen.shape(box(x - 5.5, y - 10, 11, 10, 1), 'metal', 0.9),
  pen.shape(ellipse(x, y - 10, 5.5, 1.8), fill, 0.8),
  pen.shape(`M${x - 4} ${y - 9}v4q1.500 2.500 3 0v-3z`, fill, 0.6),
]

const WALLS: readonly Fill[] = ['pinkPale', 'yellowPale', 'bluePale', 'purplePale']

/** The wall of a yard, freshly painted where the figure comes. */
const wall: DotStage = {
  room: ROOM,
  draw: (pen, variant, top) => {
    const middle = pen.plane('middle')
    const far = pen.plane('far')
    const paint = WALLS[variant % WALLS.length] ?? 'pinkPale'
    const { x, width, foot } = FIELD
    return [
      backdrop(pen, 'sky'),
      view(pen, top),
      // Behind the instruction only shreds of them would be seen.
      top < WITH_VIEW ? [] : [tree(far, 34, top + 12, 0.9), tree(far, 172, top + 12, 0.8)],
      middle.shape(box(-4, top - 6, 220, 250 - top), paint),
      // It would be behind the instruction.
      top < WITH_VIEW
        ? []
        : far.shape(
            Array.from({ length: 16 }, (_, i) => `M${i * 14 - 5} ${top - 10}h13v6a6.500 3.400 0 0 1 -13 0z`).join(''),
            'red',
            0.8,
          ),
      middle.shape(box(-4, 246, 220, 60), 'stone'),
      far.line('M-4 262H214M84 246V262M126 246V262', 0.6, 'stoneDark'),
      middle.shape(box(-4, 240, 220, 7), 'stoneDark', 0.9),
      pen.shape(`M${x} ${top + 4}l6 -3h${width - 14}l8 4V${foot - 5}l-5 4H${x + 7}l-4 -3z`, 'white', 0.9),
      paintCan(middle, 56, 264, 'red'),
      paintCan(middle, 68, 263, 'yellow'),
      paintCan(middle, 148, 264, 'blue'),
      tuft(middle, 112, 262, 0.7),
      crew(pen, variant, BRUSH),
    ]
  },
}

const ROOMS: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale']

/** A white board of a classroom. */
const board: DotStage = {
  room: { ...ROOM, height: 164 },
  draw: (pen, variant, top) => {
    const middle = pen.plane('middle')
    const { x, width, foot } = FIELD
    return [
      room(pen, 252, ROOMS[variant % ROOMS.length] ?? 'yellowPale', 'woodPale'),
      top < WITH_VIEW ? [] : onTheWall(middle, top),
      pen.shape(box(x - 3, top - 4, width + 6, foot - top + 6, 3), 'metal'),
      middle.shape(box(x, top, width, foot - top - 3, 2), 'white', 0.9),
      pen.shape(box(70, 231, 70, 5, 1.5), 'metal', 0.9),
      [
        [78, 'red'],
        [94, 'blue'],
        [110, 'green'],
      ].map(([at, fill]) => pen.shape(box(Number(at), 228, 12, 3, 1.4), fill as Fill, 0.7)),
      pen.shape(box(124, 228, 12, 3, 0.8), 'wood', 0.7),
      [62, 148].map((at) => [
        [at - 11, at + 8].map((x) => middle.shape(box(x, 265, 3, 6, 0.6), 'wood', 0.9)),
        middle.shape(box(at - 13, 262, 26, 4, 1), 'wood', 1),
        middle.shape(box(at - 11, 250, 6, 12, 0.8), 'red', 0.8),
        middle.shape(box(at - 4, 252, 5, 10, 0.8), 'yellow', 0.8),
        middle.shape(box(at + 2, 249, 6, 13, 0.8), 'teal', 0.8),
      ]),
      crew(pen, variant, MARKER),
    ]
  },
}

/** A sheet on a line between two trees. */
const cloth: DotStage = {
  room: { ...ROOM, y: 58, height: 171 },
  draw: (pen, variant, top) => {
    const middle = pen.plane('middle')
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      view(pen, top),
      ground(far, points('-8,214 50,204 110,214 165,202 218,212'), 'hillFar'),
      ground(middle, points('-8,240 60,236 130,241 218,236'), 'meadow'),
      [10.8, 194.2].map((x) => [
        middle.shape(box(x, top - 9, 5, 271 - top, 2), 'wood'),
        tuft(middle, x + 2.5, 263, 0.5),
      ]),
      pen.rope(`M14 ${top - 1}Q105 ${top + 2} 196 ${top - 1}`, 1, 'straw', 0.8),
      pen.shape(`M17 ${top}Q105 ${top + 3} 193 ${top}V236Q150 241 105 236T17 236z`, 'white'),
      [22, 64, 105, 146, 188].map((x, i) =>
        middle.shape(box(x - 1.6, top - 3, 3.2, 8, 1), i % 2 ? 'orange' : 'teal', 0.8),
      ),
      paintCan(middle, 58, 266, 'green'),
      paintCan(middle, 152, 266, 'orange'),
      tuft(middle, 92, 262, 0.9),
      tuft(middle, 118, 264, 0.8),
      crew(pen, variant, BRUSH),
    ]
  },
}

/** Stars of the evening; two who find a figure in them. */
const sky: DotStage = {
  // The telescope is below it.
  room: { ...ROOM, height: 156 },
  draw: (pen, variant, top) => [
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    points('17,44 26,52 184,52 194,43').map(([x, y]) => brightStar(pen.plane('far'), x, y, 2.6)),
    top < WITH_VIEW ? [] : crescent(pen, 172, top - 10, 0.8),
    bareGround(pen, variant % 2 ? 'praia' : 'campo', 236),
    watchers(pen, variant, variant % 2 === 1, AT_THE_EYE),
  ],
}

/** A clear sky over a hill: a cloud will have the figure's form. */
const clouds: DotStage = {
  room: { ...ROOM, height: 170 },
  draw: (pen, variant, top) => {
    const far = pen.plane('far', 'hillLine')
    const [one, other] = crewOf(variant)
    return [
      backdrop(pen, 'sky'),
      view(pen, top),
      ground(far, points('-8,246 50,238 110,246 165,236 218,244'), 'hillFar'),
      ground(pen.plane('middle'), points('-8,258 50,250 105,256 160,249 218,257'), 'meadow'),
      tree(pen.plane('middle'), 70, 262, 0.34),
      tree(pen.plane('middle'), 142, 261, 0.3),
      bush(pen.plane('middle'), 105, 264, 0.4, 'leaf', 'red'),
      person(pen, one, LEFT, FEET, SIZE, { pose: SHOWS_UP ?? {} }),
      person(pen, other, RIGHT, FEET, SIZE, { pose: SHOWS_UP ?? {}, flip: true }),
    ]
  },
}

/** Smooth sand between the sea and who draws in it. */
const sand: DotStage = {
  room: ROOM,
  draw: (pen, variant, top) => {
    const [draws, shows] = crewOf(variant)
    const middle = pen.plane('middle')
    return [
      shore(pen, top),
      middle.line(wetLine(top), 0.8, 'waterLine'),
      pen.at(58, 246, 0.8, SEASIDE.concha),
      pen.at(146, 248, 0.8, SEASIDE.estrela),
      pen.at(105, 258, 0.8, SEASIDE.siri),
      variant % 2 ? pen.at(76, 262, 0.7, SEASIDE.bola) : bucket(pen, 72, 265, 0.62, 'blue'),
      pen.line('M126 262h0.010M134 256h0.010M88 250h0.010M120 250h0.010M146 264h0.010M94 264h0.010', 1, 'sandLine'),
      person(pen, draws, 30, FEET, SIZE, {
        pose: draws === 'lia' ? POINT : KNEEL,
        extra: (near) => (draws === 'lia' ? {} : { top: [STICK(near)] }),
      }),
      person(pen, shows, RIGHT, FEET, SIZE, { pose: SHOWS_UP ?? {}, flip: true }),
    ]
  },
}

/** The tiles of a yard, to be drawn on with chalk. */
const yard: DotStage = {
  room: ROOM,
  draw: (pen, variant, top) => {
    const [draws, shows] = crewOf(variant)
    const middle = pen.plane('middle')
    const chalk = (x: number, y: number, turn: number, fill: Fill) =>
      pen.at(x, y, 1, (own) => own.shape(box(-5, -1.6, 10, 3.2, 1), fill, 0.8), { turn })
    return [
      backdrop(pen, 'greyPale'),
      middle.shape(box(-4, 0, 220, top + 2), 'meadow', 1),
      middle.shape(box(-4, top, 220, 5), 'stone', 1),
      bush(middle, 22, top - 2, 0.7, 'leaf', 'pink'),
      bush(middle, 190, top - 2, 0.7, 'leaf', 'yellow'),
      top < WITH_VIEW
        ? []
        : [50, 78, 105, 132, 160].map((x, i) =>
            bloom(middle, x, top - 1, 0.85, (['red', 'yellow', 'purple', 'pink', 'orange'] as const)[i] ?? 'red'),
          ),
      chalk(62, 250, 20, 'pink'),
      chalk(78, 262, -30, 'yellow'),
      chalk(132, 260, 24, 'teal'),
      chalk(150, 250, -12, 'orange'),
      middle.shape('M96 266V254H116V266z', 'woodPale', 0.9),
      [99, 104, 109].map((x, i) =>
        middle.shape(box(x, 249, 4, 8, 1), (['red', 'blue', 'green'] as const)[i] ?? 'red', 0.7),
      ),
      middle.shape('M96 266V257H116V266z', 'wood', 0.9),
      person(pen, draws, 30, FEET, SIZE, {
        pose: draws === 'lia' ? POINT : KNEEL,
        extra: (near) => (draws === 'lia' ? {} : { top: [pencil(near, 18, -2, 0, CLOTH.rosa, 8)] }),
      }),
      person(pen, shows, RIGHT, FEET, SIZE, { pose: SHOWS_UP ?? {}, flip: true }),
    ]
  },
}

export const DOT_STAGES = { wall, board, cloth, sky, clouds, sand, yard }
export type StageName = keyof typeof DOT_STAGES
