/** Temperature: thermometers read and coloured, cities compared on the map, a week in a table and a column chart. */

import { type Box, overlaps } from '../../lettering/bounds.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CITIES, type City, dayOf, rise, SEASONS, type Season } from './climate-facts.ts'
import { drawn } from './decimal-numbers.ts'
import { extremesOf, type Forecast, forecastPage, plateOf } from './forecast-page.ts'
import { type CityDay, thermometerPage } from './thermometer-page.ts'
import { fitsScale, MOST_RISE, WEEKDAYS, type Week, weatherWeekPage, widestDay } from './weather-week-page.ts'

export interface TemperatureFacts {
  readonly cities?: readonly CityDay[]
  readonly forecast?: Forecast
  readonly week?: Week
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<TemperatureFacts>

const isCold = ({ inverno }: City) => inverno[0] < 12

/** Three lands, one of them where winters are cold. */
function thermometerPages(options: SheetOptions, season: Season): Draw {
  const deals = dealPages(options, {
    items: CITIES,
    perPage: 3,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    accept: (page, city) =>
      page.every(({ land }) => land !== city.land) &&
      (isCold(city) ? !page.some(isCold) : page.length < 2 || page.some(isCold)),
  })
  return (pen, random, look, index) => {
    const cities = (deals[index] ?? []).map(
      (city): CityDay => ({ city, ...dayOf(random.fork(city.name), city, season, 2, 2) }),
    )
    return {
      facts: { cities },
      marks: thermometerPage(pen, season, cities, look),
      items: cities.map(({ city, lowest, highest }) => `${city.name} ${lowest} ${highest}`),
      pictures: [
        'termômetro',
        'termômetros',
        'criança',
        'paisagem',
        'cidade',
        'cidades',
        ...cities.map(({ city }) => city.name),
      ],
    }
  }
}

const touch = (one: Box, other: Box) =>
  overlaps({ ...one, x: one.x - 1.5, y: one.y - 1.5, width: one.width + 3, height: one.height + 3 }, other)

const CITIES_ON_MAP = 6

function forecastPages(options: SheetOptions, season: Season): Draw {
  const deals = dealPages(options, {
    items: CITIES,
    perPage: CITIES_ON_MAP,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    accept: (page, city) =>
      page.every((other) => !touch(plateOf(other), plateOf(city))) &&
      (page.length < CITIES_ON_MAP - 1 || isCold(city) || page.some(isCold)),
  })
  return (pen, random, look, index) => {
    const cities = deals[index] ?? []
    const days = drawn(
      random,
      (one) => cities.map((city): CityDay => ({ city, ...dayOf(one.fork(city.name), city, season, 2) })),
      (all) => Object.values(extremesOf(all)).every((day) => day !== undefined),
    )
    const [warmer, cooler, rising] = drawn(
      random.fork('asked'),
      (one) => one.sample(days, 3),
      ([a, b, c]) => !!a && !!b && !!c && a.highest - b.highest >= 3 && a.highest - b.highest !== rise(c),
    )
    if (!warmer || !cooler || !rising) throw new RangeError('too few cities')
    return {
      facts: { forecast: { days, warmer, cooler, rising } },
      marks: forecastPage(pen, season, look, { days, warmer, cooler, rising }),
      items: days.map(({ city, lowest, highest }) => `${city.name} ${lowest} ${highest}`),
      pictures: ['mapa', 'mapa do brasil', 'criança', 'cidade', 'cidades', ...cities.map(({ name }) => name)],
    }
  }
}

/** Degrees that a day may differ from the mean: a week near the equator is steady, one of a southern winter is not. */
const spreadOf = ({ latitude }: City, season: Season) => (latitude > -14 ? 1 : season === 'verao' ? 2 : 3)

function weekPages(options: SheetOptions, season: Season): Draw {
  const deals = dealPages(options, { items: CITIES, perPage: 1, mostShared: SMALL_DECK, nameOf: ({ name }) => name })
  return (pen, random, look, index) => {
    const [city] = deals[index] ?? []
    if (!city) throw new RangeError(`no page ${index}`)
    const days = drawn(
      random,
      (one) => WEEKDAYS.map((day) => dayOf(one.fork(day), city, season, spreadOf(city, season))),
      (all) =>
        fitsScale(all) &&
        // Both grow from page to page, so that five pages have five answers.
        widestDay(all) === inTurn(WEEKDAYS, look + index) &&
        new Set(all.map(rise)).size >= 3 &&
        all.every((day) => rise(day) >= 2 && rise(day) <= MOST_RISE),
    )
    const week: Week = { city, season, days }
    return {
      facts: { week },
      marks: weatherWeekPage(pen, look, week),
      items: days.map(({ lowest, highest }, i) => `${city.name} ${WEEKDAYS[i]} ${lowest} ${highest}`),
      pictures: ['termômetro', 'termômetros', 'tabela', 'gráfico', 'crianças', 'cidade', 'cidades', city.name],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, season: Season) => Draw>> = {
  facil: thermometerPages,
  medio: forecastPages,
  desafio: weekPages,
}

export const temperatura: SheetKind<PagesFacts<TemperatureFacts>> = {
  id: 'temperatura',
  category: 'matematica',
  themes: SEASONS,
  draw: (options) => {
    const season = (options.theme ?? 'inverno') as Season
    const draw = PAGES[options.level](options, season)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(season).integer(0, 3) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
