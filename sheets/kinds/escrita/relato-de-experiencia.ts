/** Reports of experiments: photos and a diagram, a text with its record, a report on two trials. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { EXPERIMENTS, type ExperimentName } from '../../studio/shapes/experiments.ts'
import { type OrderTask, recordOrder } from './record-order.ts'
import { type RecordTask, recordRead } from './record-read.ts'
import { type ReportTask, recordReport } from './record-report.ts'

export interface ExperimentFacts {
  readonly order?: OrderTask
  readonly record?: RecordTask
  readonly report?: ReportTask
}

type Draw = (pen: Pen, random: Random, name: ExperimentName, variant: number) => DrawnPage<ExperimentFacts>

const NAMES = Object.keys(EXPERIMENTS) as ExperimentName[]

const SHOWN: Readonly<Record<ExperimentName, readonly string[]>> = {
  feijao: ['feijão', 'algodão', 'copo', 'planta'],
  gelo: ['gelo', 'peneira', 'copo', 'água'],
  papel: ['papel', 'água', 'pote', 'lápis'],
  balao: ['balão', 'garrafa'],
  pao: ['pão', 'embalagem'],
  lagarta: ['lagarta', 'pote', 'galho', 'folha'],
}

/** Furniture of the two trials. */
const BEHIND: Partial<Record<ExperimentName, readonly string[]>> = {
  feijao: ['janela', 'armário', 'sol'],
  pao: ['mesa', 'geladeira'],
}

/** The numbers up to `count`, out of their order. */
function mixed(random: Random, count: number): number[] {
  const ordered = Array.from({ length: count }, (_, i) => i)
  const order = random.shuffle(ordered)
  return order.every((one, i) => one === i) ? [...ordered.slice(1), 0] : order
}

const orders: Draw = (pen, random, name, variant) => {
  const order: OrderTask = {
    name,
    order: mixed(random.fork('order'), 4),
    words: mixed(random.fork('words'), 4),
  }
  const [left = 'nina', right = 'caio'] = random.fork('cast').shuffle(CHILDREN.filter((who) => who !== 'lia'))
  return {
    facts: { order },
    marks: recordOrder(pen, order, [left, right], variant),
    items: [name],
    pictures: [...SHOWN[name], ...(name === 'lagarta' ? ['borboleta', 'ovo', 'crisálida'] : []), 'crianças'],
  }
}

const records: Draw = (pen, random, name, variant) => {
  const record: RecordTask = {
    name,
    words: mixed(random.fork('words'), 5),
    purposes: random.fork('purposes').shuffle([0, 1, 2]),
  }
  return { facts: { record }, marks: recordRead(pen, record, variant), items: [name], pictures: SHOWN[name] }
}

const reports: Draw = (pen, _, name, variant) => {
  const report: ReportTask = { name }
  return {
    facts: { report },
    marks: recordReport(pen, report, variant),
    items: [name],
    pictures: [...SHOWN[name], ...(BEHIND[name] ?? [])],
  }
}

const PAGES: Readonly<Record<Level, Draw>> = { facil: orders, medio: records, desafio: reports }

export const relatoDeExperiencia: SheetKind<PagesFacts<ExperimentFacts>> = {
  id: 'relato-de-experiencia',
  category: 'alfabetizacao',
  themes: NAMES,
  draw: (options) =>
    composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const start = Math.max(0, NAMES.indexOf(options.theme as ExperimentName))
      const name = NAMES[(start + index) % NAMES.length] ?? 'feijao'
      const page = PAGES[options.level](pen, random, name, sheet.fork('look').integer(0, 3) + index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    }),
}
