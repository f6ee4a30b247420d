/** Work of the community: tools, tasks, and the people that a product needs. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type ChainFacts, chainPage } from './chain-page.ts'
import { CHAINS } from './chains.ts'
import { IN_A_ROW, type JobFacts, tasksPage, toolsPage } from './job-tools-page.ts'
import { JOB_PLACES, JOBS, type JobPlace } from './jobs.ts'

export interface WorkFacts {
  readonly jobs: JobFacts | null
  readonly chain: ChainFacts | null
}

interface WorkPage {
  readonly facts: WorkFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, random: Random, index: number) => WorkPage

const jobPages =
  (page: typeof toolsPage) =>
  (options: SheetOptions, place: JobPlace): Draw => {
    const order = createRandom(options.seed).fork('jobs').shuffle(JOBS[place])
    const [outside, inside] = [order.filter((job) => job.isOutdoors), order.filter((job) => !job.isOutdoors)]
    const rows = place === 'cidade' ? [inside, outside] : [outside, inside]
    return (pen, random, index) => {
      const from = index * IN_A_ROW
      const people = rows.flatMap((row) => row.slice(from, from + IN_A_ROW))
      const jobs: JobFacts = { people, asked: random.shuffle(people) }
      const names = people.map(({ name }) => name)
      return {
        facts: { jobs, chain: null },
        marks: page(pen, jobs),
        items: people.map((job, i) => `${job.name} ${i} ${jobs.asked.indexOf(job)}`),
        pictures: ['pessoas', 'ferramentas', place, ...names],
      }
    }
  }

function chainPages(options: SheetOptions): Draw {
  const order = createRandom(options.seed).fork('chains').shuffle(CHAINS)
  return (pen, random, index) => {
    const chain = order[index % order.length]
    if (!chain) throw new RangeError(`no page ${index}`)
    const mixed = random.shuffle(chain.steps)
    const facts: ChainFacts = { chain, shown: mixed[0] === chain.steps[0] ? [...mixed].reverse() : mixed }
    return {
      facts: { jobs: null, chain: facts },
      marks: chainPage(pen, facts),
      items: facts.shown.map(({ does }, i) => `${i} ${does}`),
      pictures: ['pessoas', 'loja', chain.product, chain.material],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: JobPlace) => Draw>> = {
  facil: jobPages(toolsPage),
  medio: jobPages(tasksPage),
  desafio: chainPages,
}

export const profissoes: SheetKind<PagesFacts<WorkFacts>> = {
  id: 'profissoes',
  category: 'pareamento',
  themes: JOB_PLACES,
  draw: (options) => {
    const draw = PAGES[options.level](options, (options.theme ?? 'cidade') as JobPlace)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, random, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
