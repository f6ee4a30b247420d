/** Reports of experiments: photos and a diagram, a text with its record, two trials; or photos to report on. */
import type { DrawnPage, PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import type { Pen } from '../../studio/pen.ts'
import { EXPERIMENT_NAMES, type ExperimentName } from '../../studio/shapes/experiments.ts'
import { type OrderTask, recordOrder } from './record-order.ts'
import { type RecordTask, recordRead } from './record-read.ts'
import { type ReportTask, recordReport } from './record-report.ts'
import { recordTell, type TellTask } from './record-tell.ts'
import { type Draw, goingRound, wholePages } from './whole-pages.ts'

export interface ExperimentFacts {
  readonly order?: OrderTask
  readonly record?: RecordTask
  readonly report?: ReportTask
  readonly tell?: TellTask
}

type DrawExperiment = (pen: Pen, random: Random, name: ExperimentName, look: number) => DrawnPage<ExperimentFacts>

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

const orders: DrawExperiment = (pen, random, name, look) => {
  const order: OrderTask = {
    name,
    order: mixed(random.fork('order'), 4),
    words: mixed(random.fork('words'), 4),
  }
  const [left = 'nina', right = 'caio'] = random.fork('cast').shuffle(CHILDREN.filter((who) => who !== 'lia'))
  return {
    facts: { order },
    marks: recordOrder(pen, order, [left, right], look),
    items: [name],
    pictures: [...SHOWN[name], ...(name === 'lagarta' ? ['borboleta', 'ovo', 'crisálida'] : []), 'crianças'],
  }
}

const records: DrawExperiment = (pen, random, name, look) => {
  const record: RecordTask = {
    name,
    words: mixed(random.fork('words'), 5),
    purposes: random.fork('purposes').shuffle([0, 1, 2]),
  }
  return { facts: { record }, marks: recordRead(pen, record, look), items: [name], pictures: SHOWN[name] }
}

const reports: DrawExperiment = (pen, _, name, look) => {
  const report: ReportTask = { name }
  return {
    facts: { report },
    marks: recordReport(pen, report, look),
    items: [name],
    pictures: [...SHOWN[name], ...(BEHIND[name] ?? [])],
  }
}

const tells =
  (level: Level): DrawExperiment =>
  (pen, random, name, look) => {
    const order = level === 'facil' ? mixed(random.fork('order'), 4) : [0, 1, 2, 3]
    const tell: TellTask = { name, level, order }
    const [who = 'nina'] = random.fork('cast').shuffle(CHILDREN.filter((one) => one !== 'lia'))
    return {
      facts: { tell },
      marks: recordTell(pen, tell, who, look),
      items: [`${name} told`],
      pictures: [...SHOWN[name], ...(name === 'lagarta' ? ['borboleta', 'ovo', 'crisálida'] : [])],
    }
  }

/** Themes of experiments whose photos the child reports on begin with this. */
const TELL = 'contar '

const PAGES: Readonly<Record<Level, DrawExperiment>> = { facil: orders, medio: records, desafio: reports }

export const relatoDeExperiencia: SheetKind<PagesFacts<ExperimentFacts>> = {
  id: 'relato-de-experiencia',
  category: 'alfabetizacao',
  themes: [...EXPERIMENT_NAMES, ...EXPERIMENT_NAMES.map((name) => `${TELL}${name}`)],
  draw: (options) => {
    const { theme = EXPERIMENT_NAMES[0], level } = options
    const nameOf = goingRound({ ...options, theme: theme.replace(TELL, '') }, EXPERIMENT_NAMES)
    const page = theme.startsWith(TELL) ? tells(level) : PAGES[level]
    const draw: Draw<ExperimentFacts> = (pen, random, look, index) => page(pen, random, nameOf(index), look)
    return wholePages(options, draw, 4)
  },
}
