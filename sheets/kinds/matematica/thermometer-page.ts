/** Three cities in their lands: the thermometer of the morning is read, the one of the afternoon is coloured. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { cityLand, type Layer } from '../../studio/places/city-lands.ts'
import { columnTo, mercury, plateHeight, type Thermometer, thermometer } from '../../studio/shapes/thermometer.ts'
import { type City, type Day, MONTHS, type Season } from './climate-facts.ts'

export interface CityDay extends Day {
  readonly city: City
}

const BANDS: readonly Pick<Layer, 'top' | 'foot' | 'clear'>[] = [
  { top: 14, foot: 131.4, clear: 54 },
  { top: 131.4, foot: 208.7, clear: 132.4 },
  { top: 208.7, foot: 286, clear: 209.7 },
]
const SCALE = { from: 0, to: 40, degree: 1.26, tick: 2, numbered: 10, width: 23, tube: 14 }
const [MORNING, AFTERNOON] = [14, 173]
const SIGN = { width: 32, height: 25 }

const CHILDREN = [
  ['nina', 'davi', 'yumi'],
  ['caio', 'iara', 'gil'],
  ['sofia', 'theo', 'bia'],
  ['malu', 'caio', 'nina'],
] as const

const post = (pen: Pen, one: Thermometer, foot: number): Drawing =>
  pen.shape(box(one.x + one.width / 2 - 2, one.y + 20, 4, foot - one.y - 21), 'wood', 1)

/** A board on a stake with the hour and the degrees. */
const sign = (pen: Pen, x: number, y: number, hour: string, foot: number): Drawing => [
  pen.shape(box(x + SIGN.width / 2 - 1.6, y + 4, 3.2, foot - y - 6), 'wood', 0.9),
  pen.shape(box(x, y, SIGN.width, SIGN.height, 2.5), 'woodPale', 1),
  pen.text(x + SIGN.width / 2, y + 6.2, hour, 3.8, { font: 'text' }),
  pen.shape(box(x + 3, y + 9, 17, 13, 2), 'white', 0.9),
  pen.text(x + 22, y + 17.4, '°C', 5, { anchor: 'start' }),
]

function band(pen: Pen, season: Season, { city, lowest, highest }: CityDay, who: CastName, index: number): PageMark[] {
  const area = BANDS[index]
  if (!area) return []
  const { foot, clear } = area
  const y = foot - plateHeight(SCALE) - 4
  const [morning, afternoon] = [
    { ...SCALE, x: MORNING, y },
    { ...SCALE, x: AFTERNOON, y },
  ] as const
  const [left, right] = [MORNING + SCALE.width + 3.5, AFTERNOON - 3.5 - SIGN.width]
  const signY = foot - SIGN.height - 12
  const label = `${city.name} (${city.state}), ${MONTHS[season]}`
  return [
    ...marksOf([
      cityLand(pen, { ...area, land: city.land, who, isCold: lowest < 16, index }),
      [morning, afternoon].map((one) => [post(pen, one, foot), thermometer(pen, one)]),
      mercury(pen, morning, lowest),
      sign(pen, left, signY, '6 h da manhã', foot),
      sign(pen, right, signY, '3 h da tarde', foot),
      pen.text(right + 11.5, signY + 17.9, highest, 7.4),
      pen.shape(box(105 - 33, clear + 2.4, 66, 9.6, 3), 'white', 0.9),
      pen.text(105, clear + 9.1, label, fitTextSize(label, 'display', 5.4, 58)),
    ]),
    writtenAnswer(left + 11.5, signY + 15.5, String(lowest), 7.4),
    answer([path(columnTo(afternoon, highest), { fill: ANSWER_RED, stroke: ANSWER_RED, width: 0.1 })]),
  ]
}

export const thermometerPage = (pen: Pen, season: Season, days: readonly CityDay[], look: number): PageMark[] =>
  days.flatMap((day, i) => band(pen, season, day, inTurn(CHILDREN, look)[i] ?? 'nina', i))
