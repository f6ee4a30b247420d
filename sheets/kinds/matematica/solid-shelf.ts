/** A place with six things or wooden solids, each with a number: the child writes their names on the paper in front. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { campTable } from '../../studio/places/solid-camp.ts'
import { type Front, type SolidPlaceName, solidPlace } from '../../studio/places/solid-places.ts'
import { inOrder, type ThingSpot, tags, turned } from '../../studio/places/solid-spots.ts'
import { fillOf, netAt } from './net-page.ts'
import { boxNet, type Net, prismNet, pyramidNet, squaresNet } from './nets.ts'
import type { SolidThing } from './solid-bodies.ts'
import { placedThing } from './solid-finds.ts'
import { isTent, PLACE_NAMES, ROLLING, thingsOf } from './solid-stock.ts'
import { findSolid, inkOfSolid, NAMED_SOLIDS, type Solid, standingSolid } from './solids-drawn.ts'

export const ON_SHELF = 6
interface Asked {
  readonly hint: string
  /** Beside each box: a word, or the name of a shape to draw. */
  readonly label: 'rola' | 'triangle' | 'circle'
  /** Those to mark. */
  readonly solids: ReadonlySet<string>
}

/** Each place asks another thing of its solids. */
const ASKED: Readonly<Record<SolidPlaceName, Asked>> = {
  cozinha: { hint: 'Marque X nos sólidos que rolam.', label: 'rola', solids: ROLLING },
  acampamento: {
    hint: 'Marque X nos que têm face triangular.',
    label: 'triangle',
    solids: new Set(['piramide', 'prisma-triangular']),
  },
  brinquedos: { hint: 'Marque X nos que têm face circular.', label: 'circle', solids: new Set(['cilindro', 'cone']) },
}
const LATE = new Set(['piramide', 'prisma-triangular'])
/** Two tents in a camp: there is room for no more. */
const IN_CAMP = 2

/** One name fits two things, so that two of the seven are left over and the last one is not found by striking out. */
function isVaried(page: readonly SolidThing[], { solid }: SolidThing): boolean {
  const shapes = new Set(page.map((one) => one.solid))
  const hasTwins = shapes.size < page.length
  if (shapes.has(solid)) return !hasTwins
  return hasTwins || page.length < ON_SHELF - 1
}

export const dealThings = (options: SheetOptions, place: SolidPlaceName): SolidThing[][] =>
  dealPages(options, {
    items: thingsOf(place),
    perPage: ON_SHELF,
    mostShared: SMALL_DECK,
    nameOf: ({ id }) => id,
    accept: (page, one) => {
      const tents = page.filter(isTent).length
      const fits = isTent(one) ? tents < IN_CAMP : page.length - tents < ON_SHELF - IN_CAMP
      // A toy shop has many things of the first solids: one of the later ones is always among them.
      const isLate = [...page, one].some(({ solid }) => LATE.has(solid)) || page.length < ON_SHELF - 2
      const isFaced =
        [...page, one].some(({ solid }) => ASKED.brinquedos.solids.has(solid)) || page.length < ON_SHELF - 3
      return isVaried(page, one) && (place !== 'acampamento' || fits) && (place !== 'brinquedos' || (isLate && isFaced))
    },
  }).map((page) => [...page].sort((a, b) => (place === 'acampamento' ? Number(isTent(b)) - Number(isTent(a)) : 0)))

const LETTERS = ['A', 'B', 'C'] as const
const NETS: Readonly<Record<string, Net>> = {
  cubo: squaresNet(['.x..', 'xxxx', '.x..']),
  'bloco-retangular': boxNet(1.8, 0.9, 0.7),
  piramide: pyramidNet(4, 1.2),
  'prisma-triangular': prismNet(3, 1.9, 1),
}

const PAPER = { x: 15, y: 217, width: 180, height: 66 }
/** Middles and baselines of the names, four above and three below, from the paper's corner, mm. */
const NAMES = points('38,10 82,10 114,10 145,10 43,17.6 85,17.6 134,17.6')

/** Names in alphabetical order, and how many of them are used. */
function bank(pen: Pen, hint: string): Drawing {
  const middle = PAPER.x + PAPER.width / 2
  return [
    pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.2),
    pen.shape(box(middle - 13, PAPER.y - 3.4, 26, 6, 2), 'metal', 1),
    NAMED_SOLIDS.map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((name, i) => {
        const [x, y] = NAMES[i] ?? [0, 0]
        return pen.text(PAPER.x + x + 3, PAPER.y + y, name, 5, { font: 'text' })
      }),
    pen.text(middle, PAPER.y + 25, hint, 4.6),
    pen.line(`M${PAPER.x + 6} ${PAPER.y + 28.4}h${PAPER.width - 12}`, 0.6),
  ]
}

function besideBox(pen: Pen, label: string, x: number, y: number): Drawing {
  if (label === 'triangle') return pen.shape(`M${x + 1} ${y + 0.2}l4 -6.800l4 6.800z`, 'white', 0.9)
  if (label === 'circle') return pen.shape(circle(x + 5, y - 3, 3.7), 'white', 0.9)
  return pen.text(x, y - 1.2, label, 4.6, { font: 'text', anchor: 'start' })
}

/** A numbered line for each name, then a box. */
function lines(pen: Pen, shown: readonly Shown[], label: string): PageMark[] {
  return shown.flatMap(({ name, boxed }, i): PageMark[] => {
    const [x, y] = [PAPER.x + 10 + (i % 2) * 86, PAPER.y + 39.4 + Math.floor(i / 2) * 11.6]
    return [
      ...marksOf([
        pen.shape(circle(x, y - 2.4, 3.9), 'white', 0.8),
        pen.text(x, y - 0.6, i + 1, 5.2),
        pen.line(`M${x + 6.5} ${y}h${label ? 50 : 58}`, 0.6),
        pen.shape(box(x + (label ? 59 : 67), y - 7, 8, 8, 1), 'white', 0.8),
        besideBox(pen, label, x + 69, y),
      ]),
      writtenAnswer(x + (label ? 31 : 35), y - 3.6, name, 5.8),
      ...(boxed ? [writtenAnswer(x + (label ? 63 : 71), y - 3, boxed, 6)] : []),
    ]
  })
}

interface Shown {
  readonly name: string
  /** In the box after the name; empty where the box stays so. */
  readonly boxed: string
  readonly draw: (pen: Pen, spot: ThingSpot) => PageMark[]
}

/** Cards on the counter, a net and its letter on each. */
const netCards = (pen: Pen, nets: readonly Solid[], counter: number, variant: number): Drawing =>
  nets.map((solid, i) => {
    const x = inOrder([32, 76, 120], turned(variant))[i] ?? 0
    const net = NETS[solid.id]
    return [
      pen.shape(box(x - 20, counter - 23, 40, 25.4, 1.6), 'white', 1),
      pen.text(x - 14.6, counter - 15, LETTERS[i] ?? '', 7),
      net ? netAt(pen, net, [x + 3.6, counter - 10.4], 29, 21, fillOf(i + 2)) : [],
    ]
  })

interface Task {
  readonly hint: string
  /** Beside each box. */
  readonly label: string
  /** Solids whose nets are on cards. */
  readonly nets: readonly Solid[]
}

function paperPage(
  shown: readonly Shown[],
  options: SheetOptions,
  name: SolidPlaceName,
  variant: number,
  { hint, label, nets }: Task,
) {
  const pen = new Pen(options.color)
  const front: Front = nets.length ? 'cards' : 'paper'
  const place = solidPlace(name, variant, front)
  const spots = place.spots.slice(0, shown.length)
  const numbers = spots.map(({ number: [x, y] }, i) => pen.text(x, y + 3, i + 1, 8.4))
  return {
    marks: [
      ...marksOf([place.draw(pen), name === 'acampamento' ? campTable(pen) : [], tags(pen, spots), numbers]),
      ...shown.flatMap(({ draw }, i) => draw(pen, spots[i] as ThingSpot)),
      ...marksOf(bank(pen, hint)),
      ...marksOf(netCards(pen, nets, place.counter, variant)),
      ...lines(pen, shown, label),
      ...marksOf(pictureTitle(pen, options)),
    ],
    whole: true,
    pictures: [PLACE_NAMES[name], ...(name === 'acampamento' ? ['barraca'] : [])],
  }
}

export function thingsPage(
  things: readonly SolidThing[],
  options: SheetOptions,
  place: SolidPlaceName,
  variant: number,
) {
  const { hint, label, solids } = ASKED[place]
  const shown = things.map((one) => ({
    name: findSolid(one.solid).name,
    boxed: solids.has(one.solid) ? 'X' : '',
    draw: (pen: Pen, spot: ThingSpot) => placedThing(pen, one, spot, spot.large ? 70 : 41),
  }))
  return {
    ...paperPage(shown, options, place, variant, {
      hint: `Um nome se repete e dois sobram. ${hint}`,
      label,
      nets: [],
    }),
    items: things.map(({ id }) => id),
  }
}

const SOLID_SIZE = 40

export function solidsPage(solids: readonly Solid[], options: SheetOptions, variant: number) {
  const nets = solids
    .filter(({ id }) => id in NETS)
    .slice(-LETTERS.length)
    .reverse()
  const shown = solids.map((solid) => ({
    name: solid.name,
    boxed: LETTERS[nets.indexOf(solid)] ?? '',
    draw: (pen: Pen, { at: [x, foot] }: ThingSpot) =>
      standingSolid(solid, x, foot - 0.4, SOLID_SIZE, inkOfSolid(solid, pen.colour)),
  }))
  return {
    ...paperPage(shown, options, 'brinquedos', variant, {
      hint: 'Um nome sobra. Na caixa, a letra da planificação, se houver.',
      label: '',
      nets,
    }),
    items: solids.map(({ id }) => id),
  }
}
