/** Vehicles and cycles on a street, each turned towards the line, crossing or sign that it comes to. */
import { standing } from '../fit.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cyclist } from '../shapes/travellers.ts'
import { car, truck } from '../shapes/vehicles.ts'

export interface Driver {
  readonly what: 'carro' | 'caminhao' | 'ciclista'
  /** Its middle, and the height of its wheels' foot. */
  readonly x: number
  readonly foot: number
  /** Of a cycle: its height, mm. */
  readonly scale: number
  readonly fill?: Fill
  /** The place in front of it. */
  readonly line: number
}

/** From the middle to the front, at a scale of one. */
const REACH = { carro: 34, caminhao: 46, ciclista: 0.36 } as const

export const isRightward = ({ x, line }: Pick<Driver, 'x' | 'line'>): boolean => line > x

/** The foremost part, mm. */
export const frontOf = (one: Driver): number => one.x + REACH[one.what] * one.scale * (isRightward(one) ? 1 : -1)

/** Cars and lorries are drawn leftwards, cycles rightwards. */
export function driver(pen: Pen, one: Driver): Drawing {
  const { what, x, foot, scale, fill } = one
  const isRight = isRightward(one)
  if (what === 'carro') return car(pen, x, foot, scale, fill, { flip: isRight })
  if (what === 'caminhao') return truck(pen, x, foot, scale, { flip: isRight })
  return pen.at(x, 0, 1, (own) => standing(own, (cycle) => cyclist(cycle), 0, foot, scale), { flip: !isRight })
}

/** A car from the front, 9 mm wide. */
export const comingCar = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  [-3.4, 3.4].map((dx) => pen.shape(box(x + dx - 0.9, foot - 2.4, 1.8, 2.4, 0.5), 'greyDark', 0.5)),
  pen.shape(`M${x - 3.6} ${foot - 5.4}L${x - 2.6} ${foot - 9.4}H${x + 2.6}L${x + 3.6} ${foot - 5.4}z`, fill, 0.7),
  pen.shape(`M${x - 2.6} ${foot - 5.6}L${x - 2} ${foot - 8.6}H${x + 2}L${x + 2.6} ${foot - 5.6}z`, 'sky', 0.5),
  pen.shape(box(x - 4.5, foot - 5.8, 9, 4.4, 1.2), fill, 0.7),
  [-3, 3].map((dx) => pen.shape(box(x + dx - 0.9, foot - 4.8, 1.8, 1.6, 0.8), 'yellow', 0.4)),
  pen.line(`M${x - 1.4} ${foot - 3.4}h2.8`, 0.5),
]
