/** Percentages: colour them and find their names, read them from cloth and jars, take them off two prices. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bargainShop } from '../../studio/places/bargain-shop.ts'
import { pantry } from '../../studio/places/jar-dresser.ts'
import { quiltLine } from '../../studio/places/quilt-line.ts'
import { offered } from './discount-bays.ts'
import { type Duel, dealDuels } from './discounts.ts'
import { chosen, written } from './percent-panels.ts'
import { jarTasks, nameOfTask, type PercentTask, type PercentTheme, quiltTasks } from './percent-parts.ts'

export interface PercentFacts {
  readonly tasks: readonly PercentTask[]
  readonly duels: readonly Duel[]
}

const PER_PAGE = 6
const LOOKS = 4

/** All percentages of the level, one of them twice; all figures differ. */
function dealTasks(options: SheetOptions, theme: PercentTheme): PercentTask[][] {
  const isEasy = options.level === 'facil'
  const items = theme === 'potes' ? jarTasks(isEasy) : quiltTasks(isEasy)
  const figureOf = ({ pieces, content, part }: PercentTask) =>
    content ? `${part.percent} ${pieces.rows}` : `${pieces.form} ${pieces.columns} ${pieces.rows}`
  const accept = (page: readonly PercentTask[], one: PercentTask) => {
    const percents = new Set([...page, one].map(({ part }) => part.percent))
    return (
      page.length + 1 - percents.size <= 1 &&
      page.every((task) => figureOf(task) !== figureOf(one) && (!task.content || task.content !== one.content))
    )
  }
  return dealPages(options, { items, perPage: PER_PAGE, accept, nameOf: nameOfTask, mostShared: 0.5 })
}

/** On cloth and in jars the part is read in other words. */
const READ: Readonly<Record<PercentTheme, string>> = {
  colcha: 'Que parte é estampada? Escreva fração e porcentagem.',
  potes: 'Que parte está cheia? Escreva fração e porcentagem.',
}

const place = (pen: Pen, level: Level, theme: PercentTheme, look: number): Drawing => {
  if (level === 'desafio') return bargainShop(pen, look, theme === 'colcha')
  return theme === 'potes' ? pantry(pen, look) : quiltLine(pen, look)
}

function drawn(pen: Pen, level: Level, { tasks, duels }: PercentFacts): PageMark[] {
  if (level === 'desafio') return offered(pen, duels)
  return tasks.flatMap((task, i) => (level === 'facil' ? chosen : written)(pen, task, i))
}

/** Of the drawn things those that texts name. */
const picturesOf = ({ tasks, duels }: PercentFacts) => [
  ...(tasks.some(({ content }) => content) ? ['pote'] : []),
  ...duels.map(({ name }) => name),
  ...(duels.length > 0 ? ['estrela', 'barraca'] : []),
]

const nameOfDuel = ({ name, offers }: Duel) =>
  `${name} ${offers.map(({ price, percent }) => `${price} ${percent}%`).join(' ')}`

export const porcentagem: SheetKind<PagesFacts<PercentFacts>> = {
  id: 'porcentagem',
  category: 'matematica',
  themes: ['colcha', 'potes'],
  draw: (options) => {
    const { level } = options
    const theme = (options.theme ?? 'colcha') as PercentTheme
    const tasks = level === 'desafio' ? [] : dealTasks(options, theme)
    const duels = level === 'desafio' ? dealDuels(options, theme) : []
    const own = level === 'medio' ? READ[theme] : undefined
    const asked = { ...options, instruction: own ?? options.instruction }
    return composeSheet(asked, level === 'facil' ? 'colour' : 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const facts = { tasks: tasks[index] ?? [], duels: duels[index] ?? [] }
      const look = (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS
      return {
        marks: [...marksOf([place(pen, level, theme, look), pictureTitle(pen, asked)]), ...drawn(pen, level, facts)],
        whole: true,
        pictures: picturesOf(facts),
        facts,
        items: [...facts.tasks.map(nameOfTask), ...facts.duels.map(nameOfDuel)],
      }
    })
  },
}
