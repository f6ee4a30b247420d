/** A thermometer on a white plate: numbers at its left, marks for each degree or two at the tube. Lengths in mm. */
import { round } from '../../scene/marks.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export interface Thermometer {
  /** Left upper corner of the plate. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** From the plate's left edge to the middle of the tube. */
  readonly tube: number
  /** Degrees Celsius at both ends of the scale, both on it. */
  readonly from: number
  readonly to: number
  /** mm for a degree. */
  readonly degree: number
  /** Degrees between marks, and between numbers. */
  readonly tick: number
  readonly numbered: number
}

const [HEAD, FOOT, BULB, TUBE] = [6, 13, 4.2, 2.3]

export const plateHeight = ({ from, to, degree }: Pick<Thermometer, 'from' | 'to' | 'degree'>) =>
  HEAD + (to - from) * degree + FOOT

export const tubeX = ({ x, tube }: Thermometer) => x + tube

/** Height of a temperature on the page. */
export const heightOf = ({ y, to, degree }: Thermometer, celsius: number) => round(y + HEAD + (to - celsius) * degree)

const bulbY = (one: Thermometer) => heightOf(one, one.from) + 5.6

/** Outline of the column from the bulb up to a temperature. */
export const columnTo = (one: Thermometer, celsius: number) => {
  const top = heightOf(one, celsius)
  return box(tubeX(one) - TUBE + 0.7, top, 2 * TUBE - 1.4, bulbY(one) - top)
}

/** Solid in black, too: a column that is only outlined looks empty. */
export const mercury = (pen: Pen, one: Thermometer, celsius: number): Drawing =>
  pen.colour ? pen.shape(columnTo(one, celsius), 'red', null) : pen.solid(columnTo(one, celsius))

export function thermometer(pen: Pen, one: Thermometer): Drawing {
  const { x, y, width, from, to, tick, numbered } = one
  const cx = tubeX(one)
  const degrees = Array.from({ length: (to - from) / tick + 1 }, (_, i) => from + i * tick)
  const bulb = circle(cx, bulbY(one), BULB - 0.8)
  const reach = (celsius: number) => (celsius % numbered === 0 ? 4.2 : celsius % (numbered / 2) === 0 ? 3 : 2.2)
  const tube = `M${cx - TUBE} ${bulbY(one)}V${y + 4.4}a${TUBE} ${TUBE} 0 0 1 ${2 * TUBE} 0V${bulbY(one)}z`
  return [
    pen.shape(box(x, y, width, plateHeight(one), 3), 'white', 1),
    pen.shape(circle(cx, bulbY(one), BULB), 'white', 0.9),
    pen.shape(tube, 'white', 0.8),
    pen.colour ? pen.shape(bulb, 'red', null) : pen.solid(bulb),
    pen.line(
      degrees.map((celsius) => `M${cx - TUBE - 0.6} ${heightOf(one, celsius)}h${-reach(celsius)}`).join(''),
      0.5,
    ),
    degrees
      .filter((celsius) => celsius % numbered === 0)
      .map((celsius) =>
        pen.text(cx - TUBE - 5.6, heightOf(one, celsius) + 1.4, celsius, 3.9, { font: 'text', anchor: 'end' }),
      ),
    pen.text(cx - BULB - 1.2, y + plateHeight(one) - 4.4, '°C', 3.6, { font: 'text', anchor: 'end' }),
  ]
}
