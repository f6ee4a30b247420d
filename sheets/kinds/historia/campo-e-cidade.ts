/** Countryside and town: goods that pass between them, the road of a product, work, its technology, energy and harm. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CROPS, type Crop, STOPS } from '../../studio/places/field-and-town.ts'
import { GOODS, type Good, IMPACTS, PRODUCTS } from './exchange.ts'
import { goodsPage, type HarmTask, harmPage, type RoadTask, roadPage } from './exchange-pages.ts'
import { letterIn } from './letters.ts'
import { shuffledFrom } from './out-of-order.ts'
import { WORK, WORK_THEMES, type WorkTheme } from './work-facts.ts'
import { type WorkTask, workPage } from './work-page.ts'

export interface ExchangeFacts {
  readonly goods?: readonly Good[]
  readonly road?: RoadTask
  readonly harm?: HarmTask
  readonly work?: WorkTask
}

type Draw = (pen: Pen, random: Random, crop: Crop, index: number) => DrawnPage<ExchangeFacts>

const SHOWN = ['campo', 'cidade', 'rio', 'estrada', 'caminhão', 'fábrica', 'sítio', 'prédio', 'loja', 'árvore']
const GOODS_SHOWN = 8

function goodsPages(options: SheetOptions): Draw {
  const deals = dealPages(options, {
    items: GOODS.filter(({ of }) => !of),
    perPage: GOODS_SHOWN,
    nameOf: ({ name }) => name,
    accept: (page, { from }) => page.filter((one) => one.from === from).length < GOODS_SHOWN / 2,
  })
  return (pen, _random, crop, index) => {
    const goods = [...(deals[index] ?? [])]
    // Goods of this landscape take the places of others from their side.
    for (const one of GOODS.filter(({ of }) => of === crop))
      goods[goods.findIndex(({ from }) => from === one.from)] = one
    return {
      facts: { goods },
      marks: goodsPage(pen, crop, goods),
      items: goods.map(({ name }) => name),
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
      pictures: [...SHOWN, material, product, 'casa'],
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
      pictures: [...SHOWN, 'bicicleta', 'casa'],
    }
  }
}

/** The landscape of every page of a theme of work: some of its sentences are about this product. */
const WORK_CROPS: Readonly<Record<WorkTheme, Crop>> = { trabalho: 'leite', tecnologia: 'algodao', energia: 'cana' }
const isWork = (theme: string): theme is WorkTheme => theme in WORK_CROPS

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = {
  facil: goodsPages,
  medio: roadPages,
  desafio: harmPages,
}

export const campoECidade: SheetKind<PagesFacts<ExchangeFacts>> = {
  id: 'campo-e-cidade',
  category: 'pareamento',
  themes: [...CROPS, ...WORK_THEMES],
  draw: (options) => {
    const theme = options.theme ?? 'leite'
    const first = CROPS.indexOf(isWork(theme) ? WORK_CROPS[theme] : (theme as Crop))
    const draw = isWork(theme) && options.level !== 'facil' ? workPages(theme, options) : PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, inTurn(CROPS, first + index), index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
