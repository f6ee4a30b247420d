/** The front of a house with four large windows: in each of them somebody takes care of the body. */
import { type ActionName, actionCard } from '../cast/actions/actions.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, ground } from '../scenes/ground.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'

/** Upper left corners of the windows, and their size, mm. */
export const WINDOWS = [0, 1].flatMap((row) => [0, 1].map((column) => ({ x: 24 + column * 84, y: 84 + row * 72 })))
export const WINDOW = { width: 78, height: 48 }
const ROOM = 46

interface HouseLook {
  readonly wall: Fill
  readonly roof: Fill
  readonly rooms: readonly Fill[]
}

const HOUSES: readonly HouseLook[] = [
  { wall: 'yellowPale', roof: 'red', rooms: ['bluePale', 'pinkPale', 'skyLow', 'purplePale'] },
  { wall: 'bluePale', roof: 'orange', rooms: ['yellowPale', 'pinkPale', 'purplePale', 'skyLow'] },
  { wall: 'pinkPale', roof: 'brown', rooms: ['bluePale', 'yellowPale', 'skyLow', 'purplePale'] },
  { wall: 'hill', roof: 'red', rooms: ['skyLow', 'bluePale', 'pinkPale', 'yellowPale'] },
  { wall: 'cream', roof: 'blue', rooms: ['pinkPale', 'bluePale', 'yellowPale', 'purplePale'] },
]

function roomWindow(pen: Pen, { x, y }: (typeof WINDOWS)[number], wall: Fill, action: ActionName): Drawing {
  const hole = box(x, y, WINDOW.width, WINDOW.height)
  const shutters: Drawing = [x + 1, x + WINDOW.width - 15].map((left) => [
    pen.shape(box(left, y + 1, 14, WINDOW.height - 1), 'woodPale', 0.9),
    pen.line([8, 16, 24, 32, 40].map((dy) => `M${left + 3} ${y + dy}h8`).join(''), 0.7, 'brown'),
  ])
  return [
    pen.shape(hole, wall, 1),
    shutters,
    actionCard(pen, action, x + WINDOW.width / 2 - ROOM / 2, y + WINDOW.height - ROOM, ROOM, {
      sky: false,
      fitted: true,
      ...(action === 'lavar o rosto' && { who: 'gil' }),
    }),
    pen.shape(box(x - 2, y + WINDOW.height - 0.4, WINDOW.width + 4, 4, 1.2), 'woodPale', 1),
  ]
}

/** `look` from 0 gives another house. */
export function careHouse(pen: Pen, look: number, actions: readonly ActionName[]): Drawing {
  const { wall, roof, rooms } = HOUSES[look % HOUSES.length] ?? { wall: 'cream', roof: 'red', rooms: [] }
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    cloud(far, 24, 66, 0.7),
    cloud(far, 188, 64, 0.7),
    hill(far, points('-8,186 20,172 60,180 150,176 190,168 218,184'), 'hillFar'),
    tree(middle, 10, 226, 1.3),
    tree(middle, 202, 226, 1.3, 'lime'),
    ground(pen, points('-8,226 105,222 218,226'), 'grass'),
    pen.shape(box(17, 76, 176, 150), wall),
    pen.shape('M8 78L26 60H184L202 78z', roof),
    pen.line('M17 69H193', 0.7),
    WINDOWS.map((window, i) => roomWindow(pen, window, rooms[i] ?? 'white', actions[i] ?? 'dormir')),
    bush(pen, 14, 282, 0.9),
    bush(pen, 196, 282, 0.9),
  ]
}
