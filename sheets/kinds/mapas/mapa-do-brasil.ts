/**
 * The map of Brazil or of one region. Easy: its parts are painted by a legend. Middle: some
 * states have their letters, the others are found. Hard: questions that the map answers.
 */

import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { area, rectData, round, text } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box as boxPath } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { PENCILS, type Pencil } from '../colorir/pencils.ts'
import { leader, type MapLook, plate, plateWidth } from './map-drawing.ts'
import { type Label, labelsOf } from './map-labels.ts'
import { countryNames, countrySize, drawNames, lettersAround, type Name, REGION_AT } from './map-names.ts'
import { eachMap, fitted, inColumns, listColumns, type MapFacts, NONE, paper, regionOf, statesOf } from './map-paper.ts'
import { asked } from './questions-page.ts'
import { REGION_NAMES, REGIONS, type Region, type State } from './states.ts'
import { MAP_THEMES, themed } from './theme-page.ts'

/** A crayon with the name of its colour on a white label, and what it paints. */
function crayon(pen: Pen, x: number, y: number, { name, ink }: Pencil, what: string): Drawing {
  const [long, high] = [18.4, 7]
  const tip = `M${x + long} ${y}l5.6 2.4q1 1.1 0 2.2l-5.6 2.4z`
  return [
    pen.shape(tip, ink, 0.6),
    pen.shape(boxPath(x, y, long, high, 1.2), ink, 0.6),
    pen.colour ? pen.shape(boxPath(x + 0.6, y + 1.3, long - 1.2, high - 2.6, 0.8), 'white', null) : [],
    pen.text(x + long / 2, y + high / 2 + 1, name, fitted(name, 2.9, 16.2), { font: 'text' }),
    pen.text(x + long + 7.2, y + high / 2 + 1.4, what, fitted(what, 4, 30), { anchor: 'start', font: 'text' }),
  ]
}

interface Part {
  readonly name: string
  readonly ids: readonly string[]
  /** The state at which its name is written. */
  readonly at: string
}

const partsOf = (region: Region | null): readonly Part[] =>
  region
    ? statesOf(region).map(({ id, name }) => ({ name, ids: [id], at: id }))
    : REGIONS.map((one) => ({ name: REGION_NAMES[one], ids: statesOf(one).map(({ id }) => id), at: REGION_AT[one] }))

/** The name of a part on its plate; below it the key without colours has the name of its pencil. */
function partName(pen: Pen, { at, to }: Label, name: string, size: number): readonly [drawn: Drawing, pencilY: number] {
  const y = round(at.y - size * 0.65)
  return [[to ? leader(pen, at, to) : [], plate(pen, at.x, y, name, size)], round(y + size * 1.75)]
}

/** Covers the border that it is on. */
function pencilName(x: number, y: number, name: string, size: number): Mark[] {
  const width = measureText(name, 'display', size) + 1
  return [
    area(rectData(x - width / 2, y - size * 0.85, width, size * 1.2), WHITE),
    text(x, y, name, size, { fill: ANSWER_RED }),
  ]
}

const namedMap = eachMap((look) => {
  const parts = partsOf(look.region)
  const size = look.region ? 3.3 : 4.2
  const nameAt = (id: string) => parts.find(({ at }) => at === id)?.name ?? id
  const sizeOf = (id: string) => ({ width: plateWidth(nameAt(id), size), height: size * 2.8 })
  const labels = labelsOf(
    parts.map(({ at }) => at),
    { ...look, sizeOf },
  )
  return { parts, size, labels, countries: countryNames(look) }
})

const SHOWING = PENCILS.filter(({ name }) => !['branco', 'preto', 'cinza', 'bege'].includes(name))
/** Land is not taken for sea. */
const OF_LAND = SHOWING.filter(({ name }) => !name.startsWith('azul'))

function painted(options: SheetOptions, random: Random): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = namedMap(options)
  const { look, parts, size, labels } = place
  const pencils = random.sample(parts.length > OF_LAND.length ? SHOWING : OF_LAND, parts.length)
  const [below, over] = paper(pen, options, place)
  const plates = labels.map((label, i) => {
    const [drawn, y] = partName(pen, label, parts[i]?.name ?? '', size)
    return { drawn, pencil: pencilName(label.at.x, y, pencils[i]?.name ?? '', size * 0.9) }
  })
  const colours = parts.flatMap(({ ids }, i) =>
    marksOf(ids.map((id) => pen.shape(look.atlas.state(id), pencils[i]?.ink ?? 'white', 0.6))),
  )
  const legend = parts.map(({ name }, i) => {
    const { x, y } = inColumns(place.card, 3, parts.length, i, 11)
    return crayon(pen, x, y + 1, pencils[i] as Pencil, name)
  })
  return {
    marks: [
      ...marksOf(below),
      answer(colours),
      ...marksOf([over, countries(pen, place), plates.map(({ drawn }) => drawn), legend]),
      // In black and white the key names the colours.
      answer(pen.colour ? [] : plates.flatMap(({ pencil }) => pencil)),
    ],
    whole: true,
    facts: { ...NONE, paints: parts.map(({ name }, i) => ({ name, pencil: pencils[i]?.name ?? '' })) },
    items: parts.map(({ name }, i) => `${name} ${pencils[i]?.name}`),
  }
}

/** Size of the letters of states around a region. */
const AROUND = 3.6

/** Boxes to write two letters in: on the whole map they are smaller. */
const WRITE_BOX = { region: { width: 9.6, height: 6.6 }, brasil: { width: 7, height: 5.2 } }

/** States whose letters are there already: a quarter of them, others on each page, and one more when all were given. */
function givenOn<Item>(states: readonly Item[], index: number): readonly Item[] {
  const { length } = states
  const count = Math.ceil(length / 4) + Math.floor(index / length)
  const from = index * (length % 2 ? 2 : 1)
  return Array.from({ length: count }, (_, i) => states[(from + i) % length] as Item)
}

const boxedMap = eachMap((look) => {
  const box = WRITE_BOX[look.region ? 'region' : 'brasil']
  const ids = statesOf(look.region).map(({ id }) => id)
  const labels = labelsOf(ids, { ...look, sizeOf: () => box })
  return { box, labels, around: lettersAround(look, AROUND), countries: countryNames(look) }
})

function written(options: SheetOptions, states: readonly State[], index: number): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = boxedMap(options)
  const { labels } = place
  const { width, height } = place.box
  const [below, over] = paper(pen, options, place)
  const given = new Set(givenOn(states, index).map(({ id }) => id))
  const boxes = labels.map(({ at, to }) => [
    to ? leader(pen, at, to) : [],
    pen.shape(boxPath(round(at.x - width / 2), round(at.y - height / 2), width, height, 1.4), 'white', 0.6),
  ])
  const letters = (isGiven: boolean) => labels.filter(({ id }) => given.has(id) === isGiven)
  const known = letters(true).map(({ id, at }) => pen.text(at.x, round(at.y + height * 0.26), id, height * 0.72))
  const columns = listColumns(states.length)
  const list = states
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    .map(({ id, name }, i) => {
      const { x, y } = inColumns(place.card, columns, states.length, i, 5.4)
      return [
        pen.text(x, y + 3.4, id, 3.8, { anchor: 'start' }),
        pen.text(x + 8, y + 3.4, name, fitted(name, 3.6, place.card.width / columns - 12), {
          font: 'text',
          anchor: 'start',
        }),
      ]
    })
  return {
    marks: [
      ...marksOf([below, over, drawNames(pen, place.around, AROUND), countries(pen, place), boxes, known, list]),
      answer(
        letters(false).map(({ id, at }) => text(at.x, at.y + height * 0.26, id, height * 0.72, { fill: ANSWER_RED })),
      ),
    ],
    whole: true,
    facts: { ...NONE, written: letters(false).map(({ id }) => id) },
    items: letters(false).map(({ id }) => id),
  }
}

const countries = (
  pen: Pen,
  { look, countries: named }: { readonly look: MapLook; readonly countries: readonly Name[] },
) => drawNames(pen, named, countrySize(look.region))

const DRAWN = { facil: painted, desafio: asked }

export const mapaDoBrasil: SheetKind<PagesFacts<MapFacts>> = {
  id: 'mapa-do-brasil',
  category: 'colorir',
  themes: ['brasil', ...REGIONS, ...MAP_THEMES],
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) => {
      const theme = MAP_THEMES.find((one) => one === options.theme)
      if (options.level === 'desafio' && theme) return themed(options, theme, random)
      return options.level === 'medio'
        ? written(options, sheet.fork('states').shuffle(statesOf(regionOf(options.theme))), index)
        : DRAWN[options.level](options, random)
    }),
}
