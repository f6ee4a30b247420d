/** An assessment of mathematics in two pages, each with a record for the adult; every place is another form of it. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, pictureScale, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { childAt } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { ProblemPlace } from '../../studio/places/problem-places.ts'
import { numberProbePage } from './number-probe-page.ts'
import { grouped, type NumberForm, numberForm } from './number-probes.ts'
import { type Looked, numbersLooked, probeRecord, shapesLooked } from './probe-record.ts'
import { shapeProbePage } from './shape-probe-page.ts'
import { type ShapeForm, shapeForm } from './shape-probes.ts'

export interface ProbeFacts {
  readonly numbers?: NumberForm
  readonly shapes?: ShapeForm
  /** Tasks of the adult's record. */
  readonly looked: readonly Looked[]
}

const PLACES: readonly ProblemPlace[] = ['feira', 'sitio', 'aniversario', 'escola', 'praia']

/** Names of what a place shows. */
const SHOWN: Readonly<Record<ProblemPlace, readonly string[]>> = {
  feira: ['feira', 'banca', 'caixa'],
  sitio: ['sítio', 'cercado'],
  aniversario: ['festa', 'aniversário', 'caixa'],
  escola: ['escola', 'sala', 'caixa'],
  praia: ['praia', 'cesto', 'areia'],
}

const INSTRUCTIONS = ['Conte, escreva e ordene do seu jeito.', 'Resolva do seu jeito e mostre como pensou.'] as const

interface Asked {
  readonly options: SheetOptions
  readonly place: ProblemPlace
  readonly random: Random
  readonly look: number
}

function numbersPage({ options, place, random, look }: Asked): DrawnPage<ProbeFacts> {
  const { level, color } = options
  const form = numberForm(level, place, random)
  const looked = numbersLooked(level, form)
  const words = { ...options, instruction: INSTRUCTIONS[0] }
  const pen = new Pen(color)
  const probe = { level, place, look: look % 3, who: childAt(look) }
  return {
    marks: [
      ...clearOfTitle(numberProbePage(pen, form, probe, random.fork('spots')), options.title),
      ...taskTitle(pen, words),
    ],
    whole: true,
    instruction: words.instruction,
    adult: probeRecord('numbers', level, looked),
    facts: { numbers: form, looked },
    items: [`${form.thing} ${form.total}`, ...form.dictated.map(grouped), ...form.mixed.map(grouped)],
    pictures: [...SHOWN[place], form.thing, 'criança'],
  }
}

function shapesPage({ options, place, random, look }: Asked): DrawnPage<ProbeFacts> {
  const { level, color, school } = options
  const form = shapeForm(level, place, random)
  const looked = shapesLooked(level, form)
  const words = { ...options, instruction: INSTRUCTIONS[1] }
  const pen = new Pen(color)
  const drawn = shapeProbePage(pen, form, { level, place, look: look % 3, ratio: 1 / pictureScale(school ?? false) })
  return {
    marks: [...clearOfTitle(marksOf(drawn), options.title), ...taskTitle(pen, words)],
    whole: true,
    instruction: words.instruction,
    adult: probeRecord('shapes', level, looked),
    facts: { shapes: form, looked },
    items: form.problems.map(({ told, a, b }) => `${told} ${a} ${b}`),
    pictures: [...SHOWN[place], ...form.problems.map(({ thing }) => thing), 'crianças'],
  }
}

export const sondagemMatematica: SheetKind<PagesFacts<ProbeFacts>> = {
  id: 'sondagem-matematica',
  category: 'matematica',
  themes: PLACES,
  draw: (options) => {
    const place = PLACES.find((one) => one === options.theme) ?? 'feira'
    return composeSheet(options, 'write', (random, index, sheet) => {
      const look = sheet.fork('look').integer(0, 9) + index
      return (index % 2 === 0 ? numbersPage : shapesPage)({ options, place, random, look })
    })
  },
}
