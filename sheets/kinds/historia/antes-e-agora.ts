/** The same place in two or three times: the changes, the order of time, and things by their years. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { childAt } from '../../studio/cast/people.ts'
import { ERAS, type Era } from '../../studio/eras/eras.ts'
import { ERA_PLACE_NAMES, ERA_PLACES, type EraPlaceName } from '../../studio/eras/places.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type ChangesTask, changesPage, hasChanged } from './changes-page.ts'
import { type Dated, FILM_YEARS, JOURNEYS, MESSAGES } from './dated.ts'
import { type FilmEra, type FilmTask, filmPage, inOrder } from './film-page.ts'
import { letterIn } from './letters.ts'
import { outOfOrder } from './out-of-order.ts'
import { type TimesTask, threeTimesPage } from './three-times-page.ts'

export interface ErasFacts {
  readonly changes?: ChangesTask
  readonly times?: TimesTask
  readonly film?: FilmTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<ErasFacts>

const ASKED = 8
const TIMES: readonly Era[] = [0, 1, 2]
const PAIRS: readonly (readonly [Era, Era])[] = [
  [0, 2],
  [1, 2],
  [0, 1],
]
const SHOWN: Readonly<Record<EraPlaceName, readonly string[]>> = {
  rua: ['rua', 'igreja', 'morro', 'loja', 'árvore'],
  porto: ['porto', 'mar', 'navio', 'farol', 'morro', 'armazém', 'prédio'],
  sitio: ['sítio', 'casa', 'rio', 'serra', 'capela', 'estrada', 'árvore'],
  cozinha: ['cozinha', 'janela', 'mesa', 'panela', 'fogão'],
}
/** Names that would fit the thing of another time too: no page asks in which photo they are. */
export const TOO_WIDE: readonly string[] = ['poste antigo', 'pote de barro']

function changesPages({ seed }: SheetOptions, name: EraPlaceName): Draw {
  const start = createRandom(seed).fork('pair').integer(0, 1)
  return (pen, random, _look, index) => {
    const eras = PAIRS[(start + index) % PAIRS.length] ?? [0, 2]
    const { features } = ERA_PLACES[name]
    const changed = features.filter((feature) => hasChanged(feature, eras))
    const remained = features.filter((feature) => !hasChanged(feature, eras))
    const left = random.sample(changed.length > remained.length ? changed : remained, features.length - ASKED)
    const task: ChangesTask = { eras, asked: features.filter((feature) => !left.includes(feature)) }
    return {
      facts: { changes: task },
      marks: changesPage(pen, name, task),
      items: task.asked.map(({ names }) => eras.map((era) => `${names[era]} (${ERAS[era]})`).join(' > ')),
      pictures: [
        ...SHOWN[name],
        ...task.asked.flatMap(({ group, names }) => [group, ...eras.map((era) => names[era])]),
      ],
    }
  }
}

function timesPages(_: SheetOptions, name: EraPlaceName): Draw {
  return (pen, random, look) => {
    const { features } = ERA_PLACES[name]
    const all = features.flatMap(({ names }) => names)
    const timesOf = (one: string) => all.filter((other) => other === one).length
    const named = random.shuffle(
      TIMES.flatMap((era) => {
        const once = features
          .map(({ names }) => names[era])
          .filter((one) => timesOf(one) === 1 && !TOO_WIDE.includes(one))
        return random.sample(once, 2).map((one) => ({ name: one, era }))
      }),
    )
    const taken = [...TOO_WIDE, ...named.map((one) => one.name)]
    const passing = [...new Set(all)].filter((one) => timesOf(one) < 3 && !taken.includes(one))
    const task: TimesTask = {
      place: name,
      hung: outOfOrder(random, TIMES),
      named,
      remained: random.shuffle([
        ...random
          .sample(
            features.filter(({ names }) => timesOf(names[0]) === 3),
            2,
          )
          .map(({ names }) => ({ name: names[0], isTrue: true })),
        ...random.sample(passing, 2).map((one) => ({ name: one, isTrue: false })),
      ]),
      who: childAt(look),
    }
    return {
      facts: { times: task },
      marks: threeTimesPage(pen, task),
      items: [
        `fotos ${task.hung.map((era) => ERAS[era]).join(' ')}`,
        ...named.map((one) => `${one.name} ${letterIn(task.hung, one.era)}`),
        ...task.remained.map((one) => `nas três: ${one.name}`),
      ],
      pictures: ['foto', 'fotos', 'criança', ...SHOWN[name], ...all],
    }
  }
}

const PROPS = 8

function filmPages(options: SheetOptions, name: EraPlaceName): Draw {
  const deck: readonly Dated[] = name === 'rua' || name === 'cozinha' ? MESSAGES : JOURNEYS
  const deals = dealPages(options, { items: deck, perPage: PROPS, mostShared: SMALL_DECK, nameOf: (one) => one.name })
  const start = createRandom(options.seed).fork('film').integer(0, 1)
  return (pen, random, look, index) => {
    const props = deals[index] ?? []
    const era: FilmEra = (start + index) % 2 === 0 ? 0 : 1
    const sorted = inOrder(props)
    const [riddle, one, other] = random.sample(props, 3)
    if (!riddle || !one || !other) throw new RangeError(`no page ${index}`)
    const [sure] = FILM_YEARS[era]
    const years = FILM_YEARS[era].filter(
      (year) =>
        props.every((prop) => Math.abs(prop.year - year) > 4) && props.filter((prop) => prop.year > year).length > 1,
    )
    const task: FilmTask = {
      year: random.pick(years.length ? years : [sure]),
      era,
      props,
      riddle,
      between: one.year < other.year ? [one, other] : [other, one],
      who: childAt(look),
    }
    return {
      facts: { film: task },
      marks: filmPage(pen, name, task),
      items: [
        `filme de ${task.year}`,
        ...sorted.map((prop) => `${prop.name} ${letterIn(props, prop)}`),
        `${riddle.name}, ${task.between[0].name} e ${task.between[1].name}`,
      ],
      pictures: ['filme', 'placa', 'criança', ...SHOWN[name], ...props.map((prop) => prop.name)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, name: EraPlaceName) => Draw>> = {
  facil: changesPages,
  medio: timesPages,
  desafio: filmPages,
}

export const antesEAgora: SheetKind<PagesFacts<ErasFacts>> = {
  id: 'antes-e-agora',
  category: 'pareamento',
  themes: ERA_PLACE_NAMES,
  draw: (options) => {
    const name = (options.theme ?? 'rua') as EraPlaceName
    const draw = PAGES[options.level](options, name)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(name).integer(0, 9) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
