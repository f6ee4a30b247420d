import { GRID_ANIMALS } from './grid-animals.ts'
import type { GridFigure } from './grid-figure.ts'
import { GRID_THINGS } from './grid-things.ts'

export const MIRROR_FIGURES: readonly GridFigure[] = [...GRID_ANIMALS, ...GRID_THINGS]

/** The figure of an id. */
export function gridFigure(id: string): GridFigure {
  const figure = MIRROR_FIGURES.find((one) => one.id === id)
  if (!figure) throw new RangeError(`no figure on squares named ${id}`)
  return figure
}
