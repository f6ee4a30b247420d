/** A studio where the weather is shown: lowest and highest temperatures of six cities on the map, and what they are asked. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { Atlas, outerArcs } from '../mapas/atlas.ts'
import { type Region, STATES } from '../mapas/states.ts'
import { type City, MONTHS, onlyHighest, rise, type Season } from './climate-facts.ts'
import type { CityDay } from './thermometer-page.ts'

export interface Forecast {
  readonly days: readonly CityDay[]
  /** Its highest temperature is above that of `cooler`: the difference is asked. */
  readonly warmer: CityDay
  readonly cooler: CityDay
  /** Asked from its lowest to its highest temperature. */
  readonly rising: CityDay
}

const SCREEN: Box = { x: 14, y: 56, width: 182, height: 140 }
const ATLAS = new Atlas(
  STATES.map(({ id }) => id),
  { x: 33, y: 59, width: 134, height: 134 },
)
/** Small islands would be blots. */
const COAST = outerArcs().filter((arc) => ATLAS.roundRing(arc) > 60)
const PLATE = { width: 39, height: 13.6 }

export function plateOf({ longitude, latitude, plate: [dx, dy] }: City): Box {
  const { x, y } = ATLAS.at(longitude, latitude)
  return { x: x + dx - PLATE.width / 2, y: y + dy - PLATE.height / 2, ...PLATE }
}

/** Cities that a question asks for one by one; undefined where two of them would be right. */
export const extremesOf = (days: readonly CityDay[]) => ({
  hottest: onlyHighest(days, ({ highest }) => highest),
  coldest: onlyHighest(days, ({ lowest }) => -lowest),
  steadiest: onlyHighest(days, (day) => -rise(day)),
})

const plate = (pen: Pen, { city, lowest, highest }: CityDay): Drawing => {
  const { x, y } = ATLAS.at(city.longitude, city.latitude)
  const { x: left, y: top, width, height } = plateOf(city)
  const cx = round(left + width / 2)
  const degrees = `mín ${lowest} °C, máx ${highest} °C`
  return [
    pen.line(`M${x} ${y}L${cx} ${round(top + height / 2)}`, 0.8),
    pen.shape(circle(x, y, 1.5), 'red', 0.8),
    pen.shape(box(left, top, width, height, 2.4), 'white', 0.8),
    pen.text(cx, top + 5.4, city.name, fitTextSize(city.name, 'display', 4.4, width - 4)),
    pen.text(cx, top + 11, degrees, fitTextSize(degrees, 'text', 3.8, width - 3), { font: 'text' }),
  ]
}

/** A tint for each region. */
const LANDS: Readonly<Record<Region, Fill>> = {
  norte: 'meadow',
  nordeste: 'yellowPale',
  'centro-oeste': 'redPale',
  sudeste: 'purplePale',
  sul: 'woodPale',
}

const map = (pen: Pen): Drawing => [
  pen.shape(box(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, 3), 'water', null),
  ATLAS.countries().map(({ rings }) => pen.shape(Atlas.contour(rings), 'greyPale', 0.5)),
  STATES.map(({ id, region }) => pen.shape(ATLAS.state(id), LANDS[region], 0.5)),
  COAST.map((arc) => pen.line(ATLAS.arc(arc), 1)),
]

const studio = (pen: Pen, who: CastName, season: Season): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'purplePale', null),
  pen.shape(box(SCREEN.x - 3, SCREEN.y - 3, SCREEN.width + 6, SCREEN.height + 6, 5), 'greyDark', 1.2),
  pen.clip(box(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, 3), map(pen)),
  pen.shape(box(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, 3), null, 1),
  pen.shape(box(-4, 199, 222, 100), 'bluePale', 1.1),
  pen.shape(box(16.5, 58.5, 28, 31.5, 3), 'yellow', 0.9),
  ['Um dia', `de ${MONTHS[season]}`].map((words, i) => pen.text(30.5, 65 + i * 5.4, words, 4.4)),
  ['temperatura', 'mín: menor', 'máx: maior'].map((words, i) =>
    pen.text(30.5, 76 + i * 5.2, words, 3.8, { font: 'text' }),
  ),
  person(pen.plane('middle'), who, 29, 204.4, 0.92, { pose: POINT }),
]

const PAPER: Box = { x: 15, y: 209, width: 180, height: 74 }
const [ROW, LETTERS, FIELD] = [14.4, 5.4, 11.6]

/** A sentence with one field to write in, `___` in its text. */
function line(pen: Pen, row: number, sentence: string, value: string, field: number): PageMark[] {
  const y = PAPER.y + 2 + (row + 0.5) * ROW
  const [before = '', after = ''] = sentence.split('___')
  const size = fitTextSize(sentence.replace('___', ''), 'text', LETTERS, PAPER.width - 14 - field)
  const left = PAPER.x + 5
  const x = left + measureText(before, 'text', size) + 1.5
  return [
    ...marksOf([
      pen.text(left, y + size * 0.35, before.trimEnd(), size, { font: 'text', anchor: 'start' }),
      pen.shape(box(x, y - FIELD / 2, field, FIELD, 2), 'white', 0.8),
      pen.text(x + field + 1.8, y + size * 0.35, after.trimStart(), size, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + field / 2, y, value, 5.6),
  ]
}

const WHO = ['iara', 'gil', 'malu', 'theo', 'bia', 'caio'] as const
const [NAME, NUMBER] = [52, 19]

const nameOf = (day: CityDay | undefined) => day?.city.name ?? ''

export function forecastPage(pen: Pen, season: Season, look: number, forecast: Forecast): PageMark[] {
  const { days, warmer, cooler, rising } = forecast
  const { hottest, coldest, steadiest } = extremesOf(days)
  const sentences: readonly (readonly [string, string, number])[] = [
    ['A máxima mais alta é a de ___.', nameOf(hottest), NAME],
    ['A mínima mais baixa é a de ___.', nameOf(coldest), NAME],
    [
      `A máxima de ${nameOf(warmer)} tem ___ °C a mais que a de ${nameOf(cooler)}.`,
      String(warmer.highest - cooler.highest),
      NUMBER,
    ],
    [`Da mínima à máxima, ${nameOf(rising)} esquentou ___ °C.`, String(rise(rising)), NUMBER],
    ['A temperatura mudou menos em ___.', nameOf(steadiest), NAME],
  ]
  return [
    ...marksOf([studio(pen, inTurn(WHO, look), season), days.map((day) => plate(pen, day)), notePaper(pen, PAPER)]),
    ...sentences.flatMap(([sentence, value, field], i) => line(pen, i, sentence, value, field)),
  ]
}
