/** Countryside and town: goods that pass between them, the road of a product, work, its technology, energy and harm. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { STOPS } from '../../studio/places/field-and-town.ts'
import { CROPS, type Crop } from '../../studio/places/product-stops.ts'
import { GOODS, type Good, IMPACTS, PRODUCTS, WHYS } from './exchange.ts'
import { goodsPage, type HarmTask, harmPage, type RoadTask, roadPage } from './exchange-pages.ts'
import { letterIn } from './letters.ts'
import { shuffledFrom } from './out-of-order.ts'
import { WORK, WORK_CROPS, WORK_THEMES, type WorkTheme } from './work-facts.ts'
import { type WorkTask, workPage } from './work-page.ts'

export interface ExchangeFacts {
  readonly goods?: readonly Good[]
  readonly road?: RoadTask
  readonly harm?: HarmTask
  readonly work?: WorkTask
}

type Draw = (pen: Pen, random: Random, crop: Crop, index: number) => DrawnPage<ExchangeFacts>

const SHOWN = [
  'campo',
  'cidade',
  'rio',
  'estrada',
  'caminhão',
  'fábrica',
  'sítio',
  'prédio',
  'loja',
  'casa',
  'árvore',
  'pessoas',
]
const GOODS_SHOWN = 8

function goodsPages(options: SheetOptions): Draw {
  const deals = dealPages(options, {
    items: GOODS.filter(({ of }) => !of),
    perPage: GOODS_SHOWN - 1,
    nameOf: ({ name }) => name,
    accept: (page, { why }) =>
      page.filter((one) => one.why === why).length < GOODS_SHOWN / WHYS.length - (why === 'B' ? 1 : 0),
  })
  return (pen, random, crop, index) => {
    // The crop of this landscape is always on the road.
    const goods = random.shuffle([...(deals[index] ?? []), ...GOODS.filter(({ of }) => of === crop)])
    return {
      facts: { goods },
      marks: goodsPage(pen, crop, goods),
      items: goods.map(({ name, why }) => `${name} ${why}`),
      pictures: [...SHOWN, ...goods.map(({ name }) => name)],
    }
  }
}

const roadPages =
  (): Draw =>
  (pen, random, crop): DrawnPage<ExchangeFacts> => {
    const road: RoadTask = {
      crop,
      lettered: random.shuffle(STOPS),
      listed: shuffledFrom(random, STOPS),
      wording: random.pick([0, 1] as const),
    }
    const { says, material, product } = PRODUCTS[crop]
    return {
      facts: { road },
      marks: roadPage(pen, road),
      items: road.listed.map((stop) => `${says[stop][road.wording]} ${letterIn(road.lettered, stop)}`),
      pictures: [...SHOWN, material, product],
    }
  }

const harmPages =
  (): Draw =>
  (pen, random, crop): DrawnPage<ExchangeFacts> => {
    const impacts = random.shuffle(IMPACTS)
    const harm: HarmTask = { impacts, remedies: shuffledFrom(random, IMPACTS, impacts) }
    return {
      facts: { harm },
      marks: harmPage(pen, crop, harm),
      items: harm.impacts.map((one) => `${one.name} ${letterIn(harm.remedies, one)}`),
      pictures: [...SHOWN, 'fogo', 'fumaça', 'esgoto', 'lixo'],
    }
  }

function workPages(theme: WorkTheme, options: SheetOptions): Draw {
  const deals = WORK[theme].groups.map((group, i) => createRandom(options.seed).fork(`work ${i}`).shuffle(group))
  return (pen, random, _crop, index) => {
    const lines = deals.flatMap((group) => group.filter((_, i) => i === index % group.length))
    const work: WorkTask = { theme, crop: WORK_CROPS[theme], lines: random.shuffle(lines) }
    return {
      facts: { work },
      marks: workPage(pen, work),
      items: work.lines.map(([says, first, second]) => `${says} ${first} ${second}`),
      pictures: [...SHOWN, 'bicicleta'],
    }
  }
}

const isWork = (theme: string): theme is WorkTheme => theme in WORK_CROPS

/** Another product on each page. */
const PRODUCTS_THEME = 'produtos'

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = {
  facil: goodsPages,
  medio: roadPages,
  desafio: harmPages,
}

export const campoECidade: SheetKind<PagesFacts<ExchangeFacts>> = {
  id: 'campo-e-cidade',
  category: 'pareamento',
  themes: [...CROPS, ...WORK_THEMES, PRODUCTS_THEME],
  draw: (options) => {
    const theme = options.theme ?? 'leite'
    // Cane and its mill are both in the countryside: the goods of the two begin with another crop.
    const opening: Crop = options.level === 'facil' ? 'papel' : 'cana'
    const first = CROPS.indexOf(
      isWork(theme) ? WORK_CROPS[theme] : theme === PRODUCTS_THEME ? opening : (theme as Crop),
    )
    const draw = isWork(theme) && options.level !== 'facil' ? workPages(theme, options) : PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, inTurn(CROPS, first + index), index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
