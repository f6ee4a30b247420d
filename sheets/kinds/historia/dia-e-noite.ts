/** The rhythm of day and night: one street twice, animals awake, hours of opening. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { HOODS, type Hood } from '../../studio/places/neighbourhood.ts'
import { type AwakeFacts, awakePage } from './awake-page.ts'
import { type DayNightFacts, dayNightPage, HEAVENS } from './day-night-page.ts'
import { HOMES } from './dusk-homes.ts'
import { type HoursFacts, hoursPage } from './hours-page.ts'
import { HOURS, OPENINGS, type Seen, SIGHTS } from './rhythms.ts'

export interface RhythmFacts {
  readonly street: DayNightFacts | null
  readonly awake: AwakeFacts | null
  readonly hours: HoursFacts | null
}

const NO_FACTS: RhythmFacts = { street: null, awake: null, hours: null }

type Draw = (pen: Pen, random: Random, index: number) => DrawnPage<RhythmFacts>

/** Another slice of a shuffled list on each page. */
function turning<Item>(options: SheetOptions, label: string, list: readonly Item[], count: number) {
  const order = createRandom(options.seed).fork(label).shuffle(list)
  return (index: number): Item[] =>
    Array.from({ length: count }, (_, i) => order[(index * count + i) % order.length]).filter(
      (item) => item !== undefined,
    )
}

const sights = (options: SheetOptions, when: Seen, isInAir: boolean, count: number) =>
  turning(
    options,
    `${when} ${isInAir}`,
    SIGHTS.filter((sight) => sight.seen === when && (sight.at === 'air') === isInAir),
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
      heavens: HEAVENS[index % HEAVENS.length] ?? HEAVENS[0],
    }
    const names = street.asked.map(({ name }) => name)
    return {
      facts: { ...NO_FACTS, street },
      marks: dayNightPage(pen, hood, street),
      items: street.asked.map((sight, i) => `${sight.name} ${i} ${day.indexOf(sight)} ${night.indexOf(sight)}`),
      pictures: ['sol', 'lua', 'estrelas', 'nuvens', 'casas', ...names],
    }
  }
}

/** Homes whose animal of the day is on a page; in all others it is that of the night. */
const AWAKE = 3
/** On branches, at either side of the scene. */
const PERCHES = HOMES.filter((_, i) => i === 0 || i === 2)

/** A page and the next one show the two animals of each home. */
function awakePages(options: SheetOptions, hood: Hood): Draw {
  const order = createRandom(options.seed).fork('homes').shuffle(HOMES)
  return (pen, random, index) => {
    const daily = order.slice(0, AWAKE)
    const [left, right] = random.shuffle(PERCHES)
    const [middle, ...front] = random.shuffle(HOMES.filter((home) => !PERCHES.includes(home)))
    const placed = [left, middle, right, ...front].filter((home) => home !== undefined)
    const animals = placed.map((home) => home[(index % 2 === 0) === daily.includes(home) ? 0 : 1])
    const names = animals.map(({ name }) => name)
    return {
      facts: { ...NO_FACTS, awake: { animals } },
      marks: awakePage(pen, hood, { animals }),
      items: names.map((name, i) => `${name} ${i}`),
      pictures: ['animais', 'casas', 'sol', 'lua', 'estrelas', ...names],
    }
  }
}

const [PLACES, ASKED_HOURS] = [5, 4]
const isAlways = ({ from, to }: (typeof OPENINGS)[number]) => to - from === 24

/** One place is open day and night: at every hour there is an answer. */
function hoursPages(options: SheetOptions): Draw {
  const always = turning(options, 'always', OPENINGS.filter(isAlways), 1)
  const others = turning(
    options,
    'places',
    OPENINGS.filter((one) => !isAlways(one)),
    PLACES - 1,
  )
  return (pen, random, index) => {
    const hours: HoursFacts = {
      places: random.shuffle([...always(index), ...others(index)]),
      hours: random.sample(HOURS, ASKED_HOURS).sort(([a], [b]) => a - b),
    }
    return {
      facts: { ...NO_FACTS, hours },
      marks: hoursPage(pen, hours),
      items: hours.places.map(({ name }, i) => `${name} ${i}`),
      pictures: ['casas', 'sol', 'lua', ...hours.places.map(({ name }) => name)],
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
