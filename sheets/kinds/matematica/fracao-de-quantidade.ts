/** A fraction of an amount: coloured on trays, shared out of a harvest, found along a road. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { QuantityPlace } from '../../studio/places/tray-rack.ts'
import { dealHarvests, harvestPage, type NamedHarvest, nameOfHarvest } from './quantity-harvests.ts'
import { dealRoads, nameOfRoad, type RoadTask, roadPage } from './quantity-roads.ts'
import { dealTrays, nameOfTray, type TrayTask, trayPage } from './quantity-trays.ts'

export interface QuantityFacts {
  readonly trays: readonly TrayTask[]
  readonly harvests: readonly NamedHarvest[]
  readonly roads: readonly RoadTask[]
}

interface QuantityPage {
  readonly facts: QuantityFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

const NO_FACTS: QuantityFacts = { trays: [], harvests: [], roads: [] }

type Draw = (pen: Pen, look: number, index: number) => QuantityPage

function trayPages(options: SheetOptions, place: QuantityPlace): Draw {
  const pages = dealTrays(options, place)
  return (pen, look, index) => {
    const trays = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, trays },
      marks: trayPage(pen, trays, place, look),
      items: trays.map(nameOfTray),
      pictures: ['bandeja', 'criança', place === 'cidade' ? 'padaria' : 'sítio', ...trays.map(({ thing }) => thing)],
    }
  }
}

function harvestPages(options: SheetOptions, place: QuantityPlace): Draw {
  const pages = dealHarvests(options, place)
  return (pen, look, index) => {
    const harvests = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, harvests },
      marks: harvestPage(pen, harvests, place, look),
      items: harvests.map(nameOfHarvest),
      pictures: [
        'cesta',
        'caixa',
        'criança',
        place === 'cidade' ? 'padaria' : 'sítio',
        ...harvests.map(({ thing }) => thing),
      ],
    }
  }
}

function roadPages(options: SheetOptions, place: QuantityPlace): Draw {
  const pages = dealRoads(options)
  return (pen, look, index) => {
    const roads = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, roads },
      marks: roadPage(pen, roads, place, look),
      items: roads.map(nameOfRoad),
      pictures: ['estrada', 'placa', 'criança', 'carro', 'ônibus', 'caminhão'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: QuantityPlace) => Draw>> = {
  facil: trayPages,
  medio: harvestPages,
  desafio: roadPages,
}

const LOOKS = 4

export const fracaoDeQuantidade: SheetKind<PagesFacts<QuantityFacts>> = {
  id: 'fracao-de-quantidade',
  category: 'matematica',
  themes: ['cidade', 'sitio'],
  draw: (options) => {
    const place = (options.theme ?? 'cidade') as QuantityPlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, options.level === 'facil' ? 'colour' : 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
