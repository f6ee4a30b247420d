/**
 * Symmetry on squares: one half of a figure is painted on a board in the place where it is at home, the child makes the
 * other one as in a mirror.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { gridFigure } from '../../studio/mirror/mirror-figures.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type MirrorHome, mirrorHome } from '../../studio/places/mirror-homes.ts'
import { BRUSH, crew } from '../pontilhar/dot-crew.ts'
import { GRID_FOOT, type MirrorFacts, type MirrorHelp, mirrorTask } from '../pontilhar/mirror-task.ts'
import { SYMMETRIC_FIGURES, symmetricFigureAt } from './symmetric-figures.ts'

const HELP: Readonly<Record<Level, MirrorHelp>> = { facil: 'lines', medio: 'dashes', desafio: 'squares' }

/** Homes of figures; the others are on a table. */
const HOMES: Readonly<Record<string, MirrorHome>> = {
  butterfly: 'jardim',
  ladybug: 'jardim',
  mushroom: 'mata',
  strawberry: 'feira',
  apple: 'feira',
  pear: 'feira',
  pineapple: 'feira',
  tree: 'jardim',
  kite: 'quintal',
  frog: 'lagoa',
  owl: 'mata',
  cat: 'quintal',
  dog: 'quintal',
  rabbit: 'jardim',
  pig: 'quintal',
  bear: 'mata',
  star: 'lua',
  rocket: 'lua',
  robot: 'lua',
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const colorirSimetria: SheetKind<PagesFacts<MirrorFacts>> = {
  id: 'colorir-simetria',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (_, index) => {
      const pen = new Pen(options.color)
      const figure = gridFigure(symmetricFigureAt(options.theme, index))
      const look = THEMES.indexOf(options.theme ?? '') + 1 + index
      const { marks, facts } = mirrorTask({
        figure,
        help: HELP[options.level],
        missing: 1,
        colour: options.color,
        painted: true,
        first: 1,
      })
      return {
        marks: [
          ...marksOf([mirrorHome(pen, HOMES[figure.id] ?? 'mesa', GRID_FOOT), crew(pen, look, BRUSH)]),
          ...marks,
          ...taskTitle(pen, options),
        ],
        facts,
        items: [figure.name],
        pictures: [figure.id],
        whole: true,
      }
    }),
}
