/** Transport: where each travels, who connects which places, safety, and the legs of a product's road. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Product } from '../../studio/places/trade-route.ts'
import { DANGERS } from '../../studio/places/travel-dangers.ts'
import { COMPANY, SEATS, type Seat, TRAVEL_LANDS, type TravelLand } from '../../studio/places/travel-land.ts'
import { letterIn } from './letters.ts'
import { shuffledFrom } from './out-of-order.ts'
import { CARES, type DangerTask, dangerPage } from './travel-danger-page.ts'
import { type FindTask, findPage } from './travel-find-page.ts'
import { type LinkTask, linkPage } from './travel-link-page.ts'
import { LINKS } from './travel-links.ts'
import { type RouteTask, routePage } from './travel-route-page.ts'
import { TRADES } from './travel-trade.ts'

export interface TravelFacts {
  readonly find?: FindTask
  readonly link?: LinkTask
  readonly danger?: DangerTask
  readonly route?: RouteTask
}

type Draw = (pen: Pen, random: Random, land: TravelLand, away: Seat) => DrawnPage<TravelFacts>

/** One of these stays away, another on each page, so that the counts change. */
const AWAY = ['high', 'far', 'front'] as const

const findPages: Draw = (pen, random, land, away) => {
  const find: FindTask = {
    land,
    seated: new Map(
      SEATS.filter((seat) => seat !== away).map((seat) => [seat, random.pick(COMPANY[land][seat])] as const),
    ),
  }
  const names = [...find.seated.values()].map(({ name }) => name)
  const shown = [
    ...new Set([
      ...names,
      'avião',
      'canoa',
      'estrada',
      'placa',
      'criança',
      'areia',
      'praia',
      land === 'floresta' ? 'floresta' : 'trem',
      'rio',
    ]),
  ]
  return { facts: { find }, marks: findPage(pen, find), items: names, pictures: shown }
}

const dangerPages = (pen: Pen, random: Random): DrawnPage<TravelFacts> => {
  const dangers = random.shuffle(DANGERS)
  const danger: DangerTask = { dangers, helps: shuffledFrom(random, DANGERS, dangers) }
  return {
    facts: { danger },
    marks: dangerPage(pen, danger),
    instruction: 'Para cada perigo, escreva a letra do cuidado.',
    items: danger.dangers.map((one) => `${CARES[one][0]} ${letterIn(danger.helps, one)}`),
    pictures: ['bicicleta', 'carro', 'caminhão', 'canoa', 'barco', 'rio', 'rua', 'capacete', 'fumaça', 'lixo'],
  }
}

const linkPages: Draw = (pen, random, land) => {
  if (land === 'cerrado') return dangerPages(pen, random)
  const lettered = random.shuffle(LINKS[land])
  const link: LinkTask = {
    land,
    lettered,
    listed: shuffledFrom(random, LINKS[land], lettered),
    wording: random.pick([0, 1] as const),
  }
  const names = LINKS[land].map(({ name }) => name)
  return {
    facts: { link },
    marks: linkPage(pen, link),
    items: link.listed.map((one) => `${one.says[link.wording]} ${letterIn(link.lettered, one)}`),
    pictures: [...names, 'ilha', 'vila', 'cidade', 'sítio', 'rio', 'estrada', land === 'litoral' ? 'mar' : 'escola'],
  }
}

const GOODS: Readonly<Record<TravelLand, Product>> = { floresta: 'acai', litoral: 'sal', cerrado: 'soja' }

const routePages: Draw = (pen, random, land) => {
  const legs = [0, 1, 2, 3] as const
  const lettered = random.shuffle(legs)
  const route: RouteTask = { product: GOODS[land], lettered, listed: shuffledFrom(random, legs, lettered) }
  return {
    facts: { route },
    marks: routePage(pen, route),
    items: route.listed.map((leg) => `${TRADES[route.product].says[leg]} ${letterIn(route.lettered, leg)}`),
    pictures: [TRADES[route.product].name, ...TRADES[route.product].shows, 'navio', 'rio', 'mar'],
  }
}

const PAGES: Readonly<Record<Level, Draw>> = { facil: findPages, medio: linkPages, desafio: routePages }

export const meiosDeTransporte: SheetKind<PagesFacts<TravelFacts>> = {
  id: 'meios-de-transporte',
  category: 'pareamento',
  themes: TRAVEL_LANDS,
  draw: (options) => {
    const first = TRAVEL_LANDS.indexOf((options.theme ?? 'floresta') as TravelLand)
    const draw = PAGES[options.level]
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const land = inTurn(TRAVEL_LANDS, first + index)
      const away = sheet.fork('away').shuffle(AWAY)[index % AWAY.length] ?? 'high'
      const page = draw(pen, random, land, away)
      const { instruction = options.instruction } = page
      return {
        ...page,
        marks: [...page.marks, ...marksOf(pictureTitle(pen, { title: options.title, instruction }))],
        whole: true,
      }
    })
  },
}
