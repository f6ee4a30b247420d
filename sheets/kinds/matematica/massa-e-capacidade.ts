/** Kilogram and litre: which weighs or holds more, which unit fits, and at last reading kitchen scales and a measuring jug. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import { comparedPage } from './compared-rows.ts'
import { readingsPage } from './measure-readings.ts'
import {
  CAPACITY,
  MASS,
  type MeasureTask,
  type MoreTask,
  nameOf,
  type ReadTask,
  tasksOf,
  type UnitTask,
} from './measure-tasks.ts'
import { photosPage } from './unit-photos.ts'

function drawPage(pen: Pen, tasks: readonly MeasureTask[], theme: string, variant: number): PageMark[] {
  const of = <Task extends MeasureTask>(ask: Task['ask']) => tasks.filter((task): task is Task => task.ask === ask)
  const [more, units] = [of<MoreTask>('more'), of<UnitTask>('unit')]
  if (more.length > 0) return comparedPage(pen, more, variant)
  return units.length > 0
    ? photosPage(pen, units, theme, variant)
    : readingsPage(pen, of<ReadTask>('read'), theme, variant)
}

const thingsOf = (task: MeasureTask): string[] => {
  if (task.ask === 'more') return [task.left.id, task.right.id]
  return [task.ask === 'unit' ? task.thing.id : task.thing]
}

export const massaECapacidade: SheetKind<PagesFacts<readonly MeasureTask[]>> = {
  id: 'massa-e-capacidade',
  category: 'matematica',
  themes: [MASS, CAPACITY],
  draw: (options) => {
    const { level, color, theme = MASS } = options
    const pages = tasksOf(options, theme, createRandom(options.seed).fork('order'))
    return composeSheet(options, level === 'desafio' ? 'write' : 'ring', (_, index, sheet) => {
      const tasks = pages[index] ?? []
      const pen = new Pen(color)
      const variant = sheet.fork('look').integer(0, 5) + index
      return {
        marks: [
          ...drawPage(pen, tasks, theme, variant),
          ...taskTitle(pen, { title: options.title, instruction: options.instruction }),
        ],
        whole: true,
        facts: tasks,
        items: tasks.map(nameOf),
        pictures: [...new Set(tasks.flatMap(thingsOf))],
      }
    })
  },
}
