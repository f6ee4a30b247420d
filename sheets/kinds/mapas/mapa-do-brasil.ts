/**
 * The map of Brazil or of one region. Easy: its parts are painted by a legend. Middle: each number is looked up in a list,
 * and the letters of its state are written on the map. Hard: questions that the map answers.
 */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { round, text } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box as boxPath } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { PENCILS, type Pencil } from '../colorir/pencils.ts'
import { leader, plate } from './map-drawing.ts'
import { type Label, labelsOf } from './map-labels.ts'
import {
  BANK_LINE,
  BANKED,
  bankHeight,
  fitted,
  inColumns,
  layout,
  type MapFacts,
  NONE,
  paper,
  regionOf,
  statesOf,
} from './map-paper.ts'
import { asked } from './questions-page.ts'
import { REGION_NAMES, REGIONS, type Region, STATES, type State } from './states.ts'

/** A crayon with the name of its colour, and what it paints. */
function crayon(pen: Pen, x: number, y: number, { name, ink, dark }: Pencil, what: string): Drawing {
  const [long, high] = [17.6, 7]
  const tip = `M${x + long} ${y}l5.6 2.4q1 1.1 0 2.2l-5.6 2.4z`
  return [
    pen.shape(tip, ink, 0.6),
    pen.shape(boxPath(x, y, long, high, 1.2), ink, 0.6),
    pen.text(x + long / 2, y + high / 2 + 1.05, name, 2.9, { fill: pen.colour && dark ? 'white' : 'black' }),
    pen.text(x + long + 8, y + high / 2 + 1.4, what, fitted(what, 4, 30), { anchor: 'start', font: 'text' }),
  ]
}

const REGION_AT: Readonly<Record<Region, readonly [longitude: number, latitude: number]>> = {
  norte: [-60.5, -5.2],
  nordeste: [-42.2, -8.6],
  'centro-oeste': [-54.3, -15.2],
  sudeste: [-45.2, -20.4],
  sul: [-52.3, -27.2],
}

interface Part {
  readonly name: string
  readonly ids: readonly string[]
}

function painted(options: SheetOptions, random: Random, region: Region | null): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = layout(options, region)
  const { atlas, area } = place.look
  const parts: readonly Part[] = region
    ? statesOf(region).map(({ id, name }) => ({ name, ids: [id] }))
    : REGIONS.map((one) => ({ name: REGION_NAMES[one], ids: statesOf(one).map(({ id }) => id) }))
  const bright = PENCILS.filter(({ name }) => !['branco', 'preto', 'cinza', 'bege'].includes(name))
  const pencils = random.sample(bright, parts.length)
  const [below, over] = paper(pen, options, place)
  const size = region ? 3.6 : 5
  const boxOf = (name: string) => ({ width: measureText(name, 'display', size) + size * 1.1, height: size * 1.5 })
  const nameOf = (id: string) => STATES.find((state) => state.id === id)?.name ?? id
  const names: Drawing = region
    ? labelsOf(
        atlas,
        parts.flatMap(({ ids }) => ids),
        { sizeOf: (id) => boxOf(nameOf(id)), inside: 0.5, area },
      ).map(({ id, at, to }) => [to ? leader(pen, at, to) : [], plate(pen, at.x, at.y, nameOf(id), size)])
    : REGIONS.map((one) => {
        const { x, y } = atlas.at(...REGION_AT[one])
        return plate(pen, x, y, REGION_NAMES[one], size)
      })
  const colours = parts.flatMap(({ ids }, i) =>
    marksOf(ids.map((id) => pen.shape(atlas.state(id), pencils[i]?.ink ?? 'white', 0.6))),
  )
  // In black and white the key names the colours.
  const pencilNames = pen.colour
    ? []
    : parts.map(({ ids }, i) => {
        const { x, y } = region ? atlas.room(ids[0] ?? '') : atlas.at(...REGION_AT[REGIONS[i] ?? 'norte'])
        return text(x, round(y + size * 2), pencils[i]?.name ?? '', size * 0.9, { fill: ANSWER_RED })
      })
  const legend = parts.map(({ name }, i) => {
    const { x, y } = inColumns(place.card, 3, parts.length, i, 11)
    return crayon(pen, x, y + 1, pencils[i] as Pencil, name)
  })
  return {
    marks: [...marksOf(below), answer(colours), ...marksOf([over, names, legend]), answer(pencilNames)],
    whole: true,
    facts: { ...NONE, paints: parts.map(({ name }, i) => ({ name, pencil: pencils[i]?.name ?? '' })) },
    items: parts.map(({ name }, i) => `${name} ${pencils[i]?.name}`),
  }
}

const WRITE_BOX = { width: 9.6, height: 6.6 }
const NUMBER_R = 2.3

/** The number of a state at the corner of the box for its letters. */
function numberTag(pen: Pen, { at }: Label, number: number): Drawing {
  const tag = { x: round(at.x - WRITE_BOX.width / 2), y: round(at.y - WRITE_BOX.height / 2) }
  return [
    pen.shape(boxPath(tag.x - NUMBER_R, tag.y - NUMBER_R, 2 * NUMBER_R, 2 * NUMBER_R, NUMBER_R), 'yellowPale', 0.5),
    pen.text(tag.x, round(tag.y + 1.05), number, 3),
  ]
}

/** The letters of all states in alphabetical order, at the foot of the card. */
function drawBank(pen: Pen, foot: Box, ids: readonly string[]): Drawing {
  const top = foot.y + foot.height - bankHeight(ids.length)
  const letters = ids.toSorted()
  const [columns, step] = [Math.min(BANKED, letters.length), (foot.width - 10) / BANKED]
  const left = foot.x + (foot.width - columns * step) / 2
  return [
    pen.line(`M${round(foot.x + 5)} ${round(top)}H${round(foot.x + foot.width - 5)}`, 0.4, 'greyDark'),
    letters.map((id, i) =>
      pen.text(
        round(left + ((i % BANKED) + 0.5) * step),
        round(top + Math.floor(i / BANKED) * BANK_LINE + 5.4),
        id,
        4.2,
      ),
    ),
  ]
}

function written(options: SheetOptions, states: readonly State[], region: Region | null): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = layout(options, region)
  const { atlas, area } = place.look
  const [below, over] = paper(pen, options, place)
  const labels = labelsOf(
    atlas,
    states.map(({ id }) => id),
    {
      sizeOf: () => WRITE_BOX,
      inside: 0.55,
      area,
    },
  )
  const boxes = states.map((state, i): { drawn: Drawing; letters: Mark } => {
    const label = labels.find(({ id }) => id === state.id) as Label
    const { x, y } = label.at
    return {
      drawn: [
        label.to ? leader(pen, label.at, label.to) : [],
        pen.shape(
          boxPath(
            round(x - WRITE_BOX.width / 2),
            round(y - WRITE_BOX.height / 2),
            WRITE_BOX.width,
            WRITE_BOX.height,
            1.4,
          ),
          'white',
          0.5,
        ),
        numberTag(pen, label, i + 1),
      ],
      letters: text(x, y + 1.7, state.id, 4.8, { fill: ANSWER_RED }),
    }
  })
  const list = states.map((state, i) => {
    const { x, y } = inColumns(place.card, 3, states.length, i, 5.4)
    return pen.text(x, y + 3.4, `${i + 1}. ${state.name}`, 3.6, { font: 'text', anchor: 'start' })
  })
  const bank = drawBank(
    pen,
    place.card,
    states.map(({ id }) => id),
  )
  return {
    marks: [
      ...marksOf([below, over, boxes.map(({ drawn }) => drawn), list, bank]),
      answer(boxes.map(({ letters }) => letters)),
    ],
    whole: true,
    facts: { ...NONE, written: states.map(({ id }) => id) },
    items: states.map(({ id }, i) => `${i + 1} ${id}`),
  }
}

/** Another order for each of six pages, of three states too: the first three turns, and the same backwards. */
function turned<Item>(items: readonly Item[], index: number): Item[] {
  const by = index % 3
  const turn = [...items.slice(by), ...items.slice(0, by)]
  return index < 3 ? turn : turn.reverse()
}

const DRAWN = { facil: painted, desafio: asked }

export const mapaDoBrasil: SheetKind<PagesFacts<MapFacts>> = {
  id: 'mapa-do-brasil',
  category: 'colorir',
  themes: ['brasil', ...REGIONS],
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) =>
      options.level === 'medio'
        ? written(
            options,
            turned(sheet.fork('states').shuffle(statesOf(regionOf(options.theme))), index),
            regionOf(options.theme),
          )
        : DRAWN[options.level](options, random, regionOf(options.theme)),
    ),
}
