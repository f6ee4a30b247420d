/** Traffic signs: each to its place, what everybody may do now, a safe path to school. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { SIGN_PLACES, type SignPlace } from '../../studio/places/sign-streets.ts'
import { VEHICLE_LIGHTS } from '../../studio/shapes/traffic-signs.ts'
import { shuffledFrom } from './out-of-order.ts'
import { PLACED_SIGNS, type PlacedSign, SIGN_FACTS } from './sign-facts.ts'
import { type PlaceTask, placePage } from './sign-place-page.ts'
import { type RouteTask, routePage, safeRoute, signsOf } from './sign-route-page.ts'
import { MOVERS, mayGo, type TurnTask, turnPage } from './sign-turn-page.ts'

export interface SignFacts {
  readonly placed?: PlaceTask
  readonly turn?: TurnTask
  readonly route?: RouteTask
}

const A_PAGE = 6
const COMMON = ['rua', 'placa', 'carro', 'criança'] as const

interface Page {
  readonly pen: Pen
  readonly random: Random
  readonly place: SignPlace
  readonly index: number
  readonly sheet: Random
  readonly who: (i: number) => CastName
}

export const atJunction = (sign: PlacedSign) => sign === 'pare' || sign === 'preferencia'

/** A side street comes from the road above: the first two places have none. */
const junctionsBelow = (signs: readonly PlacedSign[]): readonly PlacedSign[] => {
  const plain = signs.filter((sign) => !atJunction(sign))
  const first: readonly PlacedSign[] = plain.slice(0, 2)
  return [...first, ...signs.filter((sign) => !first.includes(sign))]
}

const DRAW: Readonly<Record<Level, (page: Page) => DrawnPage<SignFacts>>> = {
  facil: ({ pen, random, place, who }) => {
    // Cattle walk where fields are near; a school has its sign.
    const signs = PLACED_SIGNS.filter((sign) => sign !== 'animais' || place === 'bairro')
    const must = place === 'escola' ? (['escola'] as const) : []
    const others = signs.filter((sign) => !must.some((one) => one === sign))
    const where = junctionsBelow(random.shuffle([...must, ...random.sample(others, A_PAGE - must.length)]))
    const placed: PlaceTask = { place, where, rack: shuffledFrom(random, where, where) }
    return {
      facts: { placed },
      marks: placePage(pen, placed, who),
      items: where.map((sign, i) => `${SIGN_FACTS[sign].name} ${i + 1}`),
      pictures: [...COMMON, ...where.map((sign) => SIGN_FACTS[sign].name), 'bicicleta', 'escola', 'ônibus', 'semáforo'],
    }
  },
  medio: ({ pen, random, place, index, sheet, who }) => {
    const away = random.pick(['caminhao', 'avo', 'taxi'] as const)
    const light = VEHICLE_LIGHTS[(sheet.fork('light').integer(0, 2) + index) % 3] ?? 'vermelho'
    const turn: TurnTask = {
      place,
      light,
      who: who(0),
      asked: random.shuffle(MOVERS.filter((mover) => mover !== away)),
    }
    return {
      facts: { turn },
      marks: turnPage(pen, turn),
      items: turn.asked.map((mover, i) => `${i + 1} ${mover} ${mayGo(light, mover) ? 'vai' : 'espera'} ${light}`),
      pictures: [...COMMON, 'semáforo', 'caminhão', 'bicicleta', 'avó', 'faixa'],
    }
  },
  desafio: ({ pen, random, place, who }) => {
    const route: RouteTask = { place, who: who(0), ...safeRoute(random) }
    return {
      facts: { route },
      marks: routePage(pen, route),
      items: [route.way.join('-'), ...signsOf(route).map((sign, i) => `${route.way[i]} ${route.way[i + 1]} ${sign}`)],
      pictures: [...COMMON, 'escola', 'casa', 'house', 'semáforo', 'faixa', 'obra'],
    }
  },
}

export const placasDeTransito: SheetKind<PagesFacts<SignFacts>> = {
  id: 'placas-de-transito',
  category: 'pareamento',
  themes: SIGN_PLACES,
  draw: (options) =>
    composeSheet(options, options.level === 'desafio' ? 'way' : 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const cast = sheet.fork('cast').shuffle(STANDING)
      const who = (i: number) => cast[(index * 3 + i) % cast.length] ?? 'bia'
      const place = (options.theme ?? 'bairro') as SignPlace
      const page = DRAW[options.level]({ pen, random, place, index, sheet, who })
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    }),
}
