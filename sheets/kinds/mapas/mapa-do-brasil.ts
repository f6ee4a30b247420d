/**
 * The map of Brazil or of one region. Easy: its parts are painted by a legend. Middle: each number is looked up in a list,
 * and the letters of its state are written on the map. Hard: questions that the map answers.
 */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, type Point, round, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box as boxPath } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { PENCILS, type Pencil } from '../colorir/pencils.ts'
import { Atlas } from './atlas.ts'
import { card, contours, countryNames, ground, leader, lettersAround, type MapLook, plate } from './map-drawing.ts'
import { type Label, labelsOf } from './map-labels.ts'
import { mixed, type Question, questionsAbout } from './map-questions.ts'
import { REGION_NAMES, REGIONS, type Region, STATES, type State } from './states.ts'

export interface MapFacts {
  /** Names of what is painted, with the pencil. */
  readonly paints: readonly { readonly name: string; readonly pencil: string }[]
  /** States whose letters are written, in the order of their numbers. */
  readonly written: readonly string[]
  readonly questions: readonly Question[]
}

const NONE: MapFacts = { paints: [], written: [], questions: [] }
const QUESTIONS = 4
const CARD_X = PICTURE.x + 6
const CARD_WIDTH = PICTURE.width - 12
const CARD_END = PICTURE.y + PICTURE.height - 6
const MAP_TOP = 58
/** Kept free on the right for labels beside the coast, and around the map. */
const [SEA, SHORE] = [26, 6]

const regionOf = (theme: string | undefined): Region | null => REGIONS.find((one) => one === theme) ?? null
const statesOf = (region: Region | null) => STATES.filter((state) => region === null || state.region === region)

/** Letters of states in a line of their bank, and the height of a line, mm. */
const [BANKED, BANK_LINE] = [14, 6.4]
const bankHeight = (count: number) => 3 + Math.ceil(count / BANKED) * BANK_LINE

/** Height of the card at the foot by level, mm. */
function cardHeight(level: Level, count: number): number {
  if (level === 'desafio') return 8 + QUESTIONS * 13.4
  if (level === 'medio') return 8 + Math.ceil(count / 3) * 5.4 + bankHeight(count)
  return 6 + Math.ceil(count / 3) * 11
}

/** Their lower right corner is land: no boat sails there. */
const INLAND: readonly Region[] = ['norte', 'centro-oeste']

interface Layout {
  readonly look: MapLook
  readonly card: Box
}

function layout(options: SheetOptions, region: Region | null): Layout {
  const states = statesOf(region)
  const listed = options.level === 'facil' && region === null ? REGIONS.length : states.length
  const height = cardHeight(options.level, listed)
  const foot: Box = { x: CARD_X, y: CARD_END - height, width: CARD_WIDTH, height }
  const area: Box = { x: PICTURE.x, y: MAP_TOP, width: PICTURE.width, height: foot.y - MAP_TOP - 3 }
  const fit: Box = {
    x: PICTURE.x + SHORE,
    y: area.y + SHORE,
    width: PICTURE.width - SHORE - SEA,
    height: area.height - 2 * SHORE,
  }
  const atlas = new Atlas(
    states.map(({ id }) => id),
    fit,
  )
  const bottom = area.y + area.height
  return {
    look: {
      atlas,
      region,
      area,
      rose: { x: PICTURE.x + PICTURE.width - 19, y: bottom - 17 },
      boat: region && INLAND.includes(region) ? null : { x: PICTURE.x + PICTURE.width - 48, y: bottom - 6 },
    },
    card: foot,
  }
}

/** The paper of every page, below what it asks. */
function paper(
  pen: Pen,
  options: SheetOptions,
  { look, card: foot }: Layout,
): readonly [below: Drawing, over: Drawing] {
  return [ground(pen, look), [contours(pen, look), card(pen, foot), pictureTitle(pen, options)]]
}

const inColumns = (box: Box, columns: number, count: number, i: number, step: number) => {
  const rows = Math.ceil(count / columns)
  return {
    x: round(box.x + 5 + Math.floor(i / rows) * ((box.width - 8) / columns)),
    y: round(box.y + 4 + (i % rows) * step),
  }
}

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
  // A black printer says the colour.
  const colours = parts.flatMap(({ ids }, i) =>
    pen.colour ? marksOf(ids.map((id) => pen.shape(atlas.state(id), pencils[i]?.ink ?? 'white', 0.6))) : [],
  )
  const said = pen.colour
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
    marks: [...marksOf(below), answer(colours), ...marksOf([over, names, legend]), answer(said)],
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

/** The letters of all states by the alphabet, at the foot of the card: the child finds out whose they are. */
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

const fitted = (said: string, size: number, room: number) =>
  Math.min(size, round((size * room) / measureText(said, 'text', size)))

const LETTER_SIZE = 3.4

const CAPITAL_SIZE = 2.9
const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Small boxes along the line of a label, without the end that its capital may stand at. */
const alongLeader = (at: Point, to: Point): Box[] =>
  Array.from({ length: 12 }, (_, i) => {
    const share = i / 13
    return boxAround(at.x + (to.x - at.x) * share, at.y + (to.y - at.y) * share, 1, 1)
  })

/** The dot of a capital with its name, on the first side where nothing else stands. Adds the name to what is taken. */
function capitalName(pen: Pen, { x, y }: Point, name: string, taken: Box[]): Drawing {
  const width = measureText(name, 'text', CAPITAL_SIZE) + 1.6
  const height = CAPITAL_SIZE * 1.3
  const sides = [
    boxAround(x + 1.8 + width / 2, y, width, height),
    boxAround(x, y + 1.6 + height / 2, width, height),
    boxAround(x, y - 1.6 - height / 2, width, height),
    boxAround(x - 1.8 - width / 2, y, width, height),
  ]
  const place = sides.find((side) => !taken.some((box) => overlaps(box, side, 0.4))) ?? (sides[0] as Box)
  taken.push(place)
  return [
    pen.shape(boxPath(round(place.x), round(place.y), round(width), round(height), 1.2), 'white', null),
    pen.spot(x, y, 1),
    pen.text(round(place.x + width / 2), round(place.y + height / 2 + 1), name, CAPITAL_SIZE, { font: 'text' }),
  ]
}

function asked(options: SheetOptions, random: Random, region: Region | null): DrawnPage<MapFacts> {
  const pen = new Pen(options.color)
  const place = layout(options, region)
  const { atlas, area } = place.look
  const states = statesOf(region)
  const beside = lettersAround(place.look, LETTER_SIZE)
  const named = new Set([
    ...states.flatMap(({ id, capital }) => [id, capital]),
    ...[...beside, ...countryNames(place.look)].map(({ name }) => name),
  ])
  const questions = mixed(
    random,
    questionsAbout(region, (name) => named.has(name)),
    QUESTIONS,
  )
  const [below, over] = paper(pen, options, place)
  const labels = labelsOf(
    atlas,
    states.map(({ id }) => id),
    { sizeOf: () => ({ width: LETTER_SIZE * 1.7, height: LETTER_SIZE * 1.3 }), inside: 0.72, area },
  )
  const around = beside.map(({ name, at }) =>
    pen.text(at.x, round(at.y + 1.2), name, LETTER_SIZE, { fill: 'greyDark' }),
  )
  const letters = labels.map(({ id, at, to }) => [
    to ? leader(pen, at, to) : [],
    to ? plate(pen, at.x, at.y, id, LETTER_SIZE) : pen.text(at.x, round(at.y + LETTER_SIZE * 0.35), id, LETTER_SIZE),
  ])
  const taken = labels.flatMap(({ at, to }) => [
    boxAround(at.x, at.y, LETTER_SIZE * 2, LETTER_SIZE * 1.4),
    ...(to ? alongLeader(at, to) : []),
  ])
  const capitals = region ? states.map((state) => capitalName(pen, atlas.capital(state), state.capital, taken)) : []
  const rows = questions.map(({ text: said, answer: right }, i) => {
    const y = place.card.y + 8.4 + i * 13.4
    const x = place.card.x + 6
    const width = place.card.width - 12
    const words = `${i + 1}. ${said}`
    return {
      drawn: [
        pen.text(x, y, words, fitted(words, 4, width), { font: 'text', anchor: 'start' }),
        line(x, y + 8.2, x + width, y + 8.2, { width: 0.35 }),
      ],
      right: text(x + 2, y + 7, right, 4.4, { anchor: 'start', fill: ANSWER_RED }),
    }
  })
  const marks: readonly PageMark[] = [
    ...marksOf([below, around, over, capitals, letters, rows.map(({ drawn }) => drawn)]),
    answer(rows.map(({ right }) => right)),
  ]
  return { marks, whole: true, facts: { ...NONE, questions }, items: questions.map(({ text: said }) => said) }
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
