/** Charts that are places: columns of crates or rain, pictograms on shelves, lines of plants or of a river. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { linePage } from './joined-points.ts'
import { type LineTask, lineTask } from './line-task.ts'
import { type PictogramTask, pictogramPage, pictogramTask } from './shelf-pictogram.ts'
import { type ColumnTask, columnPage, columnTask, type DataTheme } from './standing-columns.ts'

export interface DataFacts {
  readonly columns?: ColumnTask
  readonly pictogram?: PictogramTask
  readonly lines?: LineTask
}

type Draw = (pen: Pen, random: Random, theme: DataTheme, look: number) => DrawnPage<DataFacts>

const SHOWN = ['gráfico', 'criança']

const drawColumns: Draw = (pen, random, theme, look) => {
  const columns = columnTask(random, theme)
  return {
    facts: { columns },
    marks: columnPage(pen, columns, theme, look),
    items: columns.names.map((name, i) => `${name} ${columns.values[i]}`),
    pictures: [...SHOWN, ...(theme === 'escola' ? ['caixa', ...columns.names] : ['chuva', 'pluviômetro'])],
  }
}

const drawPictogram: Draw = (pen, random, theme, look) => {
  const pictogram = pictogramTask(random, theme, look)
  return {
    facts: { pictogram },
    marks: pictogramPage(pen, pictogram, theme, look),
    items: pictogram.names.map((name, i) => `${name} ${pictogram.halves[i]}`),
    pictures: [...SHOWN, 'estante', ...(theme === 'escola' ? ['livro', 'livros'] : ['água', 'garrafão'])],
  }
}

const drawLines: Draw = (pen, random, theme, look) => {
  const lines = lineTask(random, theme)
  return {
    facts: { lines },
    marks: linePage(pen, lines, theme, look),
    items: [lines.shown.join(' '), lines.listed.join(' ')],
    pictures: [...SHOWN, 'tabela', ...(theme === 'escola' ? ['planta', 'plantas', 'vaso', 'sol'] : ['rio', 'barco'])],
  }
}

const PAGES: Readonly<Record<Level, Draw>> = { facil: drawColumns, medio: drawPictogram, desafio: drawLines }
const LOOKS = 12

export const lerGraficos: SheetKind<PagesFacts<DataFacts>> = {
  id: 'ler-graficos',
  category: 'matematica',
  themes: ['escola', 'cidade'],
  draw: (options) => {
    const theme = (options.theme ?? 'escola') as DataTheme
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, LOOKS - 1) + index
      const page = PAGES[options.level](pen, random, theme, look)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
