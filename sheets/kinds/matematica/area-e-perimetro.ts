/** Figures of tiles on a wall: count their area, go around them, draw others that share one of the two. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { tileWall } from '../../studio/places/tile-wall.ts'
import { areaOf, HALVED_FIGURES, perimeterOf, type TileFigure, type TileTask, WHOLE_FIGURES } from './tile-figures.ts'
import { counted, drawing, measured, ordered, unitPlate } from './tile-wall-tasks.ts'

type Theme = 'azulejos' | 'metades'

export interface TileFacts {
  readonly tasks: readonly TileTask[]
}

const FIGURES: Readonly<Record<Theme, readonly TileFigure[]>> = { azulejos: WHOLE_FIGURES, metades: HALVED_FIGURES }
/** Figures on a page; at the hardest level half of the wall is for the child's. */
const PER_PAGE: Readonly<Record<Level, number>> = { facil: 6, medio: 4, desafio: 2 }

interface Measured {
  readonly figure: TileFigure
  readonly area: number
  readonly perimeter: number
}

const measuredOf = (theme: Theme): Measured[] =>
  FIGURES[theme].map((figure) => ({ figure, area: areaOf(figure), perimeter: perimeterOf(figure) }))

const measuresAlike = (one: Measured, other: Measured) => one.area === other.area && one.perimeter === other.perimeter

/** Figures that answer each other: the one measure is equal, the other is not. Halved ones have no perimeter. */
function pairsOf(measured: readonly Measured[], keeps: 'area' | 'perimeter', halved: boolean): TileTask[] {
  return measured.flatMap((one) =>
    measured
      .filter((other) => other !== one && other[keeps] === one[keeps] && (halved || !measuresAlike(one, other)))
      .map((other) => ({ figure: one.figure, example: other.figure, keeps })),
  )
}

function dealDrawn(options: SheetOptions, theme: Theme): TileTask[][] {
  const measured = measuredOf(theme)
  const halved = theme === 'metades'
  const items = [...pairsOf(measured, 'area', halved), ...(halved ? [] : pairsOf(measured, 'perimeter', halved))]
  const accept = (page: readonly TileTask[], one: TileTask) =>
    page.every(
      ({ figure, example, keeps }) =>
        (halved || keeps !== one.keeps) &&
        ![figure, example].some((used) => used === one.figure || used === one.example),
    )
  return dealPages(options, {
    items,
    perPage: PER_PAGE.desafio,
    accept,
    nameOf: ({ figure }) => figure.name,
    mostShared: 0.5,
  }).map((page) => page.toSorted((a, b) => (a.keeps ?? '').localeCompare(b.keeps ?? '')))
}

/** Two of the figures have one area, or none where they are put in order; where both are measured, some differ. */
function dealFound(options: SheetOptions, theme: Theme): TileTask[][] {
  const perPage = PER_PAGE[options.level]
  const wanted = isOrdered(options.level, theme) ? 0 : 1
  const accept = (page: readonly Measured[], one: Measured) => {
    const areas = [...page, one].map(({ area }) => area)
    const equal = areas.length - new Set(areas).size
    const isCopy = options.level === 'medio' && page.some((other) => measuresAlike(other, one))
    return !isCopy && equal <= wanted && (areas.length < perPage || equal === wanted)
  }
  const nameOf = ({ figure }: Measured) => figure.name
  const deal = { items: measuredOf(theme), perPage, accept, nameOf, mostShared: 0.5 }
  return dealPages(options, deal).map((page) => page.map(({ figure }) => ({ figure })))
}

const isOrdered = (level: Level, theme: Theme) => level === 'medio' && theme === 'metades'

/** Halved tiles ask for something else than the whole ones. */
const HALVED_INSTRUCTIONS: Readonly<Partial<Record<Level, string>>> = {
  medio: 'Escreva a área. Numere as figuras da menor à maior.',
  desafio: 'Desenhe com metades outra figura de mesma área.',
}

function tasksDrawn(pen: Pen, tasks: readonly TileTask[], level: Level, theme: Theme): PageMark[] {
  if (level === 'desafio') return drawing(pen, tasks, theme === 'metades')
  const figures = tasks.map(({ figure }) => figure)
  if (level === 'facil') return counted(pen, figures)
  return isOrdered(level, theme) ? ordered(pen, figures) : measured(pen, figures)
}

export const areaEPerimetro: SheetKind<PagesFacts<TileFacts>> = {
  id: 'area-e-perimetro',
  category: 'matematica',
  themes: ['azulejos', 'metades'],
  draw: (options) => {
    const theme = (options.theme ?? 'azulejos') as Theme
    const pages = (options.level === 'desafio' ? dealDrawn : dealFound)(options, theme)
    const own = theme === 'metades' ? HALVED_INSTRUCTIONS[options.level] : undefined
    const asked = { ...options, instruction: own ?? options.instruction }
    return composeSheet(asked, 'count', (_, index, sheet) => {
      const tasks = pages[index] ?? []
      const pen = new Pen(options.color)
      const look = (sheet.fork('look').integer(0, 2) + index) % 3
      return {
        marks: [
          ...marksOf([tileWall(pen, look), pictureTitle(pen, asked)]),
          ...marksOf(unitPlate(pen, options.level, theme === 'metades')),
          ...tasksDrawn(pen, tasks, options.level, theme),
        ],
        whole: true,
        pictures: [],
        facts: { tasks },
        items: tasks.map(({ figure, keeps }) => `${figure.name}${keeps ? ` ${keeps}` : ''}`),
      }
    })
  },
}
