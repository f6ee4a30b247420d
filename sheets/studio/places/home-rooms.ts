/** Kitchen, bathroom and laundry: the room, and spots for something that is dangerous or for something that is not. */
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { room } from '../scenes/ground.ts'
import type { HOME_DANGERS, HOME_THINGS } from '../shapes/home-things.ts'
import { curtained, fridge, stove } from '../shapes/rooms.ts'
import { washer } from '../shapes/then-and-now.ts'

export type DangerName = keyof typeof HOME_DANGERS
export type HomeThingName = keyof typeof HOME_THINGS

export interface RoomSpot {
  readonly at: Spot
  readonly scale: number
  readonly dangers: readonly DangerName[]
  readonly others: readonly HomeThingName[]
}

export interface HomeRoom {
  readonly back: (pen: Pen) => Drawing
  readonly spots: readonly RoomSpot[]
}

const spot = (
  x: number,
  y: number,
  scale: number,
  dangers: readonly DangerName[],
  others: readonly HomeThingName[],
): RoomSpot => ({ at: [x, y], scale, dangers, others })

const FLOOR = 160

const tiles = (pen: Pen, top: number, bottom: number): Drawing =>
  pen.line(
    Array.from({ length: Math.floor((bottom - top) / 12) }, (_, i) => `M-4 ${top + 12 * (i + 1)}H218`).join('') +
      Array.from({ length: 13 }, (_, i) => `M${10 + i * 16} ${top}V${bottom}`).join(''),
    0.5,
    'stoneDark',
  )

const JARS: readonly Fill[] = ['red', 'yellow', 'green']

const cozinha: HomeRoom = {
  back: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, FLOOR, 'yellowPale', 'woodPale'),
      curtained(middle, 74, 64, 46, 30, 'sky', 'redPale'),
      middle.shape(box(148, 84, 50, 4, 1), 'wood', 1),
      JARS.map((fill, i) => [
        middle.shape(box(153 + i * 15, 70, 11, 14, 1.5), fill, 0.9),
        middle.shape(box(154 + i * 15, 67, 9, 3.4, 1), 'stone', 0.8),
      ]),
      fridge(middle, 30, 172, 1.06),
      middle.shape(box(54, 128, 94, 44), 'cream'),
      middle.line('M85 132V172M117 132V172M81 146v6M89 146v6M113 146v6M121 146v6', 1),
      middle.shape(box(51, 124, 100, 6, 1), 'stone'),
      stove(middle, 174, 172, 1.08),
      middle.shape(box(161, 152.5, 26, 9.8, 1), 'stoneDark', 0.9),
    ]
  },
  spots: [
    spot(71, 124, 0.9, ['faca', 'tesoura'], ['frutas', 'pães']),
    spot(101, 124, 0.9, ['remédio', 'fósforos'], ['caneca']),
    spot(132, 124, 0.9, ['fósforos', 'faca'], ['pães', 'frutas']),
    spot(178, 128, 0.9, ['panela'], []),
    spot(138, 92, 0.66, ['tomada'], ['tomada com protetor']),
    spot(40, 205, 1, ['produto de limpeza'], []),
    spot(100, 205, 1.1, ['chão molhado', 'copo quebrado'], []),
    spot(168, 205, 1.1, ['balde com água', 'saco plástico'], []),
  ],
}

const banheiro: HomeRoom = {
  back: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, FLOOR, 'bluePale', 'stone'),
      tiles(middle, 52, FLOOR - 5),
      middle.shape(box(76, 66, 46, 42, 20), 'wood', 1),
      middle.shape(box(79, 69, 40, 36, 17), 'sky', 0.9),
      middle.line('M88 90L100 76M94 96L110 78', 0.8, 'white'),
      middle.shape(box(56, 128, 92, 44), 'woodPale'),
      middle.line('M102 132V172M97 148v6M107 148v6', 1),
      middle.shape(box(52, 123, 100, 6, 2), 'white'),
      middle.shape('M88 123Q90 116 102 116Q114 116 116 123z', 'white', 1),
      middle.rope('M102 116V110H109V113', 2.4, 'metal', 0.9),
      middle.rope('M18 60V84M18 62H36V70', 2.4, 'metal', 0.9),
      middle.shape('M30 76L32 70H40L42 76z', 'metal', 1),
      middle.shape(box(-4, 158, 52, 16, 2), 'white', 1),
      middle.shape(box(44, 58, 4, 116, 1), 'metal', 0.9),
      middle.shape(box(154, 84, 38, 4, 1), 'wood', 1),
      middle.shape(box(158, 112, 32, 24, 3), 'white', 1),
      middle.shape('M157 141H191V150Q190 161 182 164V174H166V164Q158 160 157 150z', 'white'),
      middle.shape(box(155, 136, 38, 6.4, 3), 'bluePale', 1),
      middle.shape(circle(174, 118, 1.6), 'metal', 0.7),
    ]
  },
  spots: [
    spot(67, 123, 0.9, ['remédio', 'tesoura'], ['sabonete']),
    spot(134, 123, 0.9, ['secador', 'vela acesa'], ['escovas']),
    spot(60, 100, 0.66, ['tomada'], ['tomada com protetor']),
    spot(26, 158, 0.8, ['barbeador'], ['patinho']),
    spot(174, 84, 0.84, ['vela acesa'], ['roupas']),
    spot(34, 205, 1.1, ['balde com água'], []),
    spot(100, 205, 1.1, ['chão molhado', 'copo quebrado'], []),
    spot(168, 206, 1, ['produto de limpeza', 'saco plástico'], []),
  ],
}

const lavanderia: HomeRoom = {
  back: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, FLOOR, 'pinkPale', 'stone'),
      tiles(middle, 104, FLOOR - 5),
      middle.shape(box(-4, 100, 222, 4), 'white', 0.9),
      middle.line('M21 66H124', 1),
      middle.shape(circle(20, 66, 2.2) + circle(125, 66, 2.2), 'metal', 0.9),
      middle.shape('M24 66H46V90H24z', 'yellow', 1),
      middle.shape('M56 66H62L66 70L70 66H76L80 74L76 77V92H56V77L52 74z', 'teal', 1),
      middle.shape('M88 66H110V74L107 92H100L99 78L98 92H91L88 74z', 'blue', 1),
      middle.shape(box(152, 74, 42, 4, 1), 'wood', 1),
      middle.at(36, 172, 1.25, washer),
      middle.shape('M70 132H114L110 152H74z', 'white'),
      middle.shape(box(68, 128, 48, 6, 2), 'white', 1),
      middle.rope('M80 152V172M104 152V172', 4, 'white', 1),
      middle.rope('M106 128V116H99V120', 2.4, 'metal', 0.9),
      pen.rope('M142 182L178 138M178 182L142 138', 2.6, 'metal', 1),
      pen.shape('M126 132H196Q200 135 196 138H132Q124 136 126 132z', 'redPale'),
    ]
  },
  spots: [
    spot(156, 132, 0.84, ['ferro quente'], ['cesto']),
    spot(36, 122.5, 0.84, ['remédio'], ['roupas']),
    spot(174, 74, 0.8, ['tesoura'], ['prendedores']),
    spot(128, 122, 0.66, ['tomada'], ['tomada com protetor']),
    spot(81, 128, 0.74, ['tesoura', 'produto de limpeza'], ['sabonete']),
    spot(34, 205, 1.1, ['balde com água'], []),
    spot(98, 205, 1.1, ['chão molhado', 'copo quebrado'], []),
    spot(180, 207, 1, ['produto de limpeza', 'saco plástico'], []),
  ],
}

export const HOME_ROOMS = { cozinha, banheiro, lavanderia } as const
export type HomeRoomName = keyof typeof HOME_ROOMS
