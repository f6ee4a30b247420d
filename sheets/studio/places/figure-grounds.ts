/** Grounds on which a hidden figure appears: the bottom of the sea, its surface, a beach, the sky at night. */
import { points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { birdsAfar } from '../scenes/ground.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { coral, seaweed } from '../shapes/sea.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { GRID, openSky } from './squared-maps.ts'

export type FigureGround = 'bed' | 'surface' | 'shore' | 'night'

const [LEFT, FOOT] = [GRID.x, GRID.y + GRID.side]
/** Height of a row of the points. */
const rowAt = (row: number) => FOOT - (row * GRID.side) / 12

const at = ([x, y]: Spot): Spot => [LEFT + x * GRID.side, GRID.y + y * GRID.side]
const waves = (spots: readonly Spot[]) => spots.map(([x, y]) => `M${x - 5} ${y}q2.5 -2 5 0t5 0`).join('')

const SHALLOWS = points('0.1,0.04 0.36,0.1 0.86,0.06 0.06,0.3 0.94,0.36 0.06,0.62 0.94,0.66 0.5,0.04')

const bed = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'seaLine')
  return [
    far.line(waves(SHALLOWS.map(at)), 0.6, 'waterLine'),
    far.shape(`M${LEFT - 16} ${FOOT - 5}q20 -7 44 -2t50 -1t60 -3V${FOOT + 14}H${LEFT - 16}z`, 'sand', 0.7),
    far.at(LEFT + 5, FOOT - 4, 0.5, (pen) => seaweed(pen, 0, 0)),
    far.at(LEFT + GRID.side - 5, FOOT - 6, 0.55, (pen) => seaweed(pen, 0, 0)),
    far.at(LEFT + GRID.side - 14, FOOT - 4, 0.4, (pen) => coral(pen, 0, 0)),
  ]
}

const openAir = (far: Pen): Drawing => [
  far.shape(`M${LEFT - 20} ${GRID.y - 20}H${LEFT + GRID.side + 20}V${FOOT + 20}H${LEFT - 20}z`, 'skyLow', null),
  sun(far, LEFT + 16, GRID.y + 17, 0.55),
  cloud(far, LEFT + 108, GRID.y + 14, 0.8),
  cloud(far, LEFT + 26, GRID.y + 42, 0.5),
  birdsAfar(far, `${LEFT + 96},${GRID.y + 34},8 ${LEFT + 108},${GRID.y + 30},7`),
]

/** From a row down to the frame, with crests of waves. */
const seaFrom = (far: Pen, row: number): Drawing =>
  far.shape(`M${LEFT - 20} ${rowAt(row)}${'q5 -3.500 10 0t10 0'.repeat(9)}V${FOOT + 20}H${LEFT - 20}z`, 'water', 0.8)

const surface = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'seaLine')
  return [
    openAir(far),
    seaFrom(far, 2.5),
    far.line(
      waves([
        [LEFT + 6, rowAt(1.2)],
        [LEFT + 34, rowAt(0.6)],
        [LEFT + 70, rowAt(1.3)],
        [LEFT + 98, rowAt(0.5)],
        [LEFT + 122, rowAt(1.2)],
      ]),
      0.6,
      'waterLine',
    ),
  ]
}

const shore = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'seaLine')
  return [
    openAir(far),
    seaFrom(far, 3.5),
    far.shape(`M${LEFT - 20} ${rowAt(1.5)}q40 -5 80 0t110 -2V${FOOT + 20}H${LEFT - 20}z`, 'sand', 0.8),
    far.at(LEFT + 122, rowAt(0.5), 0.4, SEASIDE.concha),
    far.at(LEFT + 6, rowAt(0.5), 0.4, SEASIDE.estrela),
  ]
}

export const FIGURE_GROUNDS: Readonly<Record<FigureGround, (pen: Pen) => Drawing>> = {
  bed,
  surface,
  shore,
  night: openSky,
}
