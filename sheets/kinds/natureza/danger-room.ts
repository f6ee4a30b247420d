/** A room with dangers in it and harmless things in the spots that are left. */
import { reachOf, type Thing } from '../../studio/fit.ts'
import { circle, ellipse, type Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import {
  type DangerName,
  HOME_ROOMS,
  type HomeRoomName,
  type HomeThingName,
  type RoomSpot,
} from '../../studio/places/home-rooms.ts'
import { HOME_DANGERS, HOME_THINGS } from '../../studio/shapes/home-things.ts'

export interface Placed {
  readonly spot: RoomSpot
  readonly danger: DangerName | null
  readonly thing: HomeThingName | null
}

export interface DangerRoom {
  readonly name: HomeRoomName
  readonly placed: readonly Placed[]
}

const drawnAs = ({ danger, thing }: Placed): Thing | null =>
  danger ? HOME_DANGERS[danger] : thing ? HOME_THINGS[thing] : null

export const dangersOf = ({ placed }: DangerRoom) =>
  placed.flatMap(({ danger, spot }) => (danger ? [{ danger, spot }] : []))

export const roomScene = (pen: Pen, { name, placed }: DangerRoom): Drawing => [
  HOME_ROOMS[name].back(pen),
  placed.map((one) => {
    const thing = drawnAs(one)
    return thing ? pen.at(one.spot.at[0], one.spot.at[1], one.spot.scale, thing) : []
  }),
]

function ringOf(danger: DangerName, { at: [x, y], scale }: RoomSpot) {
  const reach = reachOf(HOME_DANGERS[danger])
  return {
    x: x + (reach.x + reach.width / 2) * scale,
    y: y + (reach.y + reach.height / 2) * scale,
    rx: (reach.width / 2) * scale + 3,
    ry: (reach.height / 2) * scale + 3,
  }
}

/** Round a danger. */
export function around(danger: DangerName, spot: RoomSpot): string {
  const { x, y, rx, ry } = ringOf(danger, spot)
  return ellipse(x, y, rx, ry)
}

const DISC = 5

/** Things from here down are on the floor, with room beside them. */
const ON_FLOOR = 190

/** A disc above this would touch the instruction. */
const HIGH = 62

/** Middle of a disc above a danger, or beside one on the floor or high up. */
export function discAt(danger: DangerName, spot: RoomSpot): Spot {
  const { x, y, rx, ry } = ringOf(danger, spot)
  return spot.at[1] > ON_FLOOR || y - ry - DISC + 2 < HIGH
    ? [x < 60 ? x + rx + DISC - 1 : x - rx - DISC + 1, y]
    : [x, y - ry - DISC + 2]
}

export const numbered = (pen: Pen, [x, y]: Spot, label: string | number): Drawing => [
  pen.shape(circle(x, y, DISC), 'yellow', 0.9),
  pen.text(x, y + 2.2, label, 6.2),
]
