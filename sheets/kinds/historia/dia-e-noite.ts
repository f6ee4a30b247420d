/** The rhythm of day and night: one street twice, animals awake, hours of opening. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { HOODS, type Hood } from '../../studio/places/neighbourhood.ts'
import { type AwakeFacts, awakePage, type HoursFacts, hoursPage } from './awake-page.ts'
import { type DayNightFacts, dayNightPage } from './day-night-page.ts'
import { ANIMALS, HOURS, OPENINGS, type Seen, SIGHTS } from './rhythms.ts'

export interface RhythmFacts {
  readonly street: DayNightFacts | null
  readonly awake: AwakeFacts | null
  readonly hours: HoursFacts | null
}

const NO_FACTS: RhythmFacts = { street: null, awake: null, hours: null }

interface RhythmPage {
  readonly facts: RhythmFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, random: Random, index: number) => RhythmPage

/** Another slice of a shuffled list on each page. */
function turning<Item>(options: SheetOptions, label: string, list: readonly Item[], count: number) {
  const order = createRandom(options.seed).fork(label).shuffle(list)
  const step = Math.max(1, count - 1)
  return (index: number): Item[] =>
    Array.from({ length: count }, (_, i) => order[(index * step + i) % order.length]).filter(
      (item) => item !== undefined,
    )
}

const sights = (options: SheetOptions, when: Seen, isInAir: boolean, count: number) =>
  turning(
    options,
    `${when} ${isInAir}`,
    SIGHTS.filter((sight) => sight.seen === when && (sight.isInAir ?? false) === isInAir),
    count,
  )

function streetPages(options: SheetOptions, hood: Hood): Draw {
  const daily = [sights(options, 'day', false, 1), sights(options, 'day', true, 1)]
  const nightly = [sights(options, 'night', false, 1), sights(options, 'night', true, 1)]
  const both = sights(options, 'both', false, 2)
  return (pen, random, index) => {
    const [day, night] = [daily, nightly].map((list) => list.flatMap((sight) => sight(index)))
    if (!day || !night) throw new RangeError(`no page ${index}`)
    const shared = both(index)
    const street: DayNightFacts = {
      day: random.shuffle([...day, ...shared]),
      night: random.shuffle([...night, ...shared]),
      asked: random.shuffle([...day, ...night, ...shared]),
    }
    const names = street.asked.map(({ name }) => name)
    return {
      facts: { ...NO_FACTS, street },
      marks: dayNightPage(pen, hood, street),
      items: street.asked.map((sight, i) => `${sight.name} ${i} ${day.indexOf(sight)} ${night.indexOf(sight)}`),
      pictures: ['sol', 'lua', 'estrelas', 'casas', ...names],
    }
  }
}

/** Animals of a page from either part of the day. */
const AWAKE = 3

function awakePages(options: SheetOptions): Draw {
  const lists = [true, false].map((isNight) =>
    turning(
      options,
      `awake ${isNight}`,
      ANIMALS.filter((animal) => animal.isNight === isNight),
      AWAKE,
    ),
  )
  return (pen, random, index) => {
    const awake: AwakeFacts = { animals: random.shuffle(lists.flatMap((list) => list(index))) }
    const names = awake.animals.map(({ name }) => name)
    return {
      facts: { ...NO_FACTS, awake },
      marks: awakePage(pen, awake),
      items: names.map((name, i) => `${name} ${i}`),
      pictures: ['animais', ...names],
    }
  }
}

const [PLACES, ASKED_HOURS] = [5, 4]
/** Open day and night: at every hour there is an answer. */
const ALWAYS = OPENINGS.filter(({ from, to }) => to - from === 24)

function hoursPages(options: SheetOptions, hood: Hood): Draw {
  const others = turning(
    options,
    'places',
    OPENINGS.filter((one) => !ALWAYS.includes(one)),
    PLACES - ALWAYS.length,
  )
  return (pen, random, index) => {
    const hours: HoursFacts = {
      places: random.shuffle([...ALWAYS, ...others(index)]),
      hours: random.sample(HOURS, ASKED_HOURS).sort(([a], [b]) => a - b),
    }
    return {
      facts: { ...NO_FACTS, hours },
      marks: hoursPage(pen, hood, hours),
      items: hours.places.map(({ name }, i) => `${name} ${i}`),
      pictures: ['casas', ...hours.places.map(({ name }) => name)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, hood: Hood) => Draw>> = {
  facil: streetPages,
  medio: awakePages,
  desafio: hoursPages,
}

export const diaENoite: SheetKind<PagesFacts<RhythmFacts>> = {
  id: 'dia-e-noite',
  category: 'pareamento',
  themes: HOODS,
  draw: (options) => {
    const draw = PAGES[options.level](options, (options.theme ?? 'bairro') as Hood)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, random, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
