/** Two harvests shared out: a part of each for three baskets, and what is left over. */
import { dealPages } from '../../page/deck.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { BASKETS, CRATE, GROUNDS, harvestYard } from '../../studio/places/harvest-yard.ts'
import type { QuantityPlace } from '../../studio/places/tray-rack.ts'
import { PLURALS, type TrayThingName } from '../../studio/shapes/tray-things.ts'
import { fractionDrawn, type Part, partOf } from './quantity-parts.ts'
import { ON_TRAYS } from './quantity-trays.ts'
import { writtenSlot } from './written-slot.ts'

interface Harvest {
  readonly amount: number
  readonly parts: readonly Part[]
}

export interface NamedHarvest extends Harvest {
  readonly thing: TrayThingName
}

const AMOUNTS = [12, 18, 20, 24, 30, 36, 40, 48, 60]
const WHOLES = [2, 3, 4, 5, 6, 8, 10]
const SEVERAL: readonly Part[] = [
  { part: 2, whole: 3 },
  { part: 3, whole: 4 },
  { part: 2, whole: 5 },
  { part: 3, whole: 5 },
  { part: 3, whole: 8 },
  { part: 3, whole: 10 },
]
/** At most one of them in a harvest. */
const RARE: ReadonlySet<number> = new Set([6, 8])
const HARVESTS = 2

export const leftOver = ({ amount, parts }: Harvest) =>
  amount - parts.reduce((sum, part) => sum + partOf(part, amount), 0)

/** Two unit fractions and one of several parts, of which something is left. */
const everyHarvest = (): Harvest[] =>
  AMOUNTS.flatMap((amount) => {
    const wholes = WHOLES.filter((whole) => amount % whole === 0)
    return SEVERAL.filter(({ whole }) => amount % whole === 0).flatMap((several) =>
      wholes.flatMap((first, i) =>
        wholes
          .slice(i + 1)
          .filter((second) => ![first, second].includes(several.whole))
          .map((second) => ({ amount, parts: [several, { part: 1, whole: first }, { part: 1, whole: second }] })),
      ),
    )
  }).filter((harvest) => leftOver(harvest) > 0 && harvest.parts.filter(({ whole }) => RARE.has(whole)).length < 2)

const nameOf = ({ amount, parts }: Harvest) =>
  `${amount}: ${parts.map(({ part, whole }) => `${part}/${whole}`).join(' ')}`
export const nameOfHarvest = (harvest: NamedHarvest) => `${nameOf(harvest)} ${harvest.thing}`

export function dealHarvests(options: SheetOptions, place: QuantityPlace): NamedHarvest[][] {
  const random = createRandom(options.seed).fork('baskets')
  const accept = (page: readonly Harvest[], one: Harvest) =>
    page.every((other) => other.amount !== one.amount && nameOf(other).split(': ')[1] !== nameOf(one).split(': ')[1])
  const things = dealPages(options, { items: ON_TRAYS[place], perPage: HARVESTS, mostShared: 0.5, label: 'things' })
  return dealPages(options, { items: everyHarvest(), perPage: HARVESTS, accept, nameOf }).map((page, index) =>
    page.map((harvest, i) => ({
      ...harvest,
      parts: random.fork(`${index} ${i}`).shuffle(harvest.parts),
      thing: things[index]?.[i] ?? 'laranja',
    })),
  )
}

const RECEIVERS: Readonly<Record<QuantityPlace, readonly (readonly string[])[]>> = {
  sitio: [
    ['feira', 'escola', 'vizinhos'],
    ['parentes', 'creche', 'mercado'],
  ],
  cidade: [
    ['escola', 'creche', 'festa'],
    ['vitrine', 'café', 'clube'],
  ],
}

const SLOT = { width: 17, height: 12.5, letters: 7 }

const slot = (pen: Pen, cx: number, cy: number, value: number): PageMark[] =>
  writtenSlot(pen, cx, cy, SLOT, String(value))

/** The part on a card above a basket. */
const card = (pen: Pen, x: number, ground: number, part: Part, receiver: string): Drawing => [
  pen.line(`M${x} ${ground - 24}v-6`, 1.1),
  pen.shape(box(x - 17, ground - 52, 34, 23, 3), 'white', 1),
  fractionDrawn(pen, x, ground - 44, part, 5.6),
  pen.text(x, ground - 32, receiver, 4.6, { font: 'text' }),
]

/** Room to calculate below a basket or a crate. */
const paper = (pen: Pen, cx: number, ground: number, width: number): Drawing => [
  pen.shape(box(cx - width / 2, ground + 4.5, width, 17.5, 2), 'white', 0.8),
  pen.text(cx - width / 2 + 2, ground + 8.8, 'conta', 3.4, { font: 'text', anchor: 'start' }),
]

function harvestMarks(pen: Pen, harvest: NamedHarvest, ground: number, receivers: readonly string[]): PageMark[] {
  const { amount, parts, thing } = harvest
  const { x, height } = CRATE
  const middle = ground - height / 2
  return [
    ...marksOf([
      pen.shape(box(x - 27, ground - 58, 54, 13, 3), 'yellowPale', 1),
      pen.text(x, ground - 49.2, `${amount} ${PLURALS[thing]}`, 6),
      pen.shape(box(x - 25, middle - 8, 50, 16, 2), 'white', 0.8),
      pen.text(x - 22, middle + 1.8, 'sobram', 5, { font: 'text', anchor: 'start' }),
    ]),
    ...marksOf([paper(pen, x, ground, 56), BASKETS.map((at) => paper(pen, at, ground, 38))]),
    ...slot(pen, x + 13.5, middle, leftOver(harvest)),
    ...parts.flatMap((part, i): PageMark[] => {
      const at = BASKETS[i] ?? 0
      return [
        ...marksOf(card(pen, at, ground, part, receivers[i] ?? '')),
        ...slot(pen, at, ground - 10.4, partOf(part, amount)),
      ]
    }),
  ]
}

function legend(pen: Pen): Drawing {
  const [cx, y, width] = [106, 256.5, 94]
  return [
    pen.shape(box(cx - width / 2, y, width, 22, 3), 'white', 0.9),
    ['Cada fração é da quantidade toda,', 'a que está escrita na placa.'].map((line, i) =>
      pen.text(cx, y + 9 + i * 7.6, line, 4.8, { font: 'text' }),
    ),
  ]
}

export const harvestPage = (
  pen: Pen,
  harvests: readonly NamedHarvest[],
  place: QuantityPlace,
  look: number,
): PageMark[] => [
  ...marksOf([
    harvestYard(
      pen,
      place,
      look,
      harvests.map(({ thing }) => thing),
    ),
    legend(pen),
  ]),
  ...harvests.flatMap((harvest, i) => harvestMarks(pen, harvest, GROUNDS[i] ?? 0, RECEIVERS[place][i] ?? [])),
]
