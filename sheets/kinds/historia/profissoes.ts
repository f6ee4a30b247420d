/** Work of the community: tools, tasks, and the people that a product needs. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { isOutdoors } from '../../studio/work/settings.ts'
import { type ChainFacts, chainPage } from './chain-page.ts'
import { CHAINS } from './chains.ts'
import { IN_A_ROW, type JobFacts, tasksPage, toolsPage } from './job-tools-page.ts'
import { JOB_PLACES, JOBS, type JobPlace } from './jobs.ts'
import { outOfOrder } from './out-of-order.ts'

export interface WorkFacts {
  readonly jobs: JobFacts | null
  readonly chain: ChainFacts | null
}

type Draw = (pen: Pen, random: Random, index: number) => DrawnPage<WorkFacts>

/** Rows from above: outdoors or under a roof. */
const ROWS: Readonly<Record<JobPlace, readonly boolean[]>> = { cidade: [false, true], campo: [true, false] }

const jobPages =
  (page: typeof toolsPage) =>
  (options: SheetOptions, place: JobPlace): Draw => {
    const order = createRandom(options.seed).fork('jobs').shuffle(JOBS[place])
    const rows = ROWS[place].map((isOut) => order.filter(({ setting }) => isOutdoors(setting) === isOut))
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
    const facts: ChainFacts = { chain, shown: outOfOrder(random, chain.steps) }
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
