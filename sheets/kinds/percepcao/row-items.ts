/** Items of rows that repeat: pictures of a theme, or plane shapes in four finishes. */
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLUE, GREEN, GREY, LIME, ORANGE, PINK, PURPLE, RED, TEAL, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { dot, group, line, path } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { findShape, SHAPES } from '../../scene/shapes.ts'
import { REPEATED } from './picture-sets.ts'

export interface RowItem {
  readonly id: string
  /** As a child would call it: 'maçã', 'círculo listrado'. */
  readonly name: string
}

const INKS: Readonly<Record<string, Ink>> = {
  circulo: BLUE,
  quadrado: ORANGE,
  triangulo: GREEN,
  retangulo: RED,
  estrela: YELLOW,
  losango: PURPLE,
  coracao: PINK,
  hexagono: TEAL,
  oval: LIME,
  pentagono: BLUE,
}

/** Without a finish a shape is of one soft colour, or white. */
const FINISHES = ['', 'cheio', 'listrado', 'com ponto'] as const
type Finish = (typeof FINISHES)[number]

const FEMININE = ['estrela']
/** Full and striped stars are «cheia» and «listrada». */
const agreeing = (finish: Finish, id: string) =>
  FEMININE.includes(id) && finish !== 'com ponto' ? finish.replace(/o$/, 'a') : finish

export const SHAPES_THEME = 'formas'
export const ROW_THEMES = [SHAPES_THEME, ...Object.keys(REPEATED)]

const SHAPE_ITEMS: readonly (RowItem & { readonly shape: string; readonly finish: Finish })[] = FINISHES.flatMap(
  (finish) =>
    SHAPES.map(({ id, name }) => ({
      id: finish ? `${id} ${finish}` : id,
      name: finish ? `${name} ${agreeing(finish, id)}` : name,
      shape: id,
      finish,
    })),
)

/** The items of a theme; the shapes without one. */
export function rowItemsOf(theme: string = SHAPES_THEME): readonly RowItem[] {
  if (theme === SHAPES_THEME) return SHAPE_ITEMS
  return (REPEATED[theme] ?? DATE_PICTURES[theme] ?? []).map((id) => ({ id, name: wordPicture(id).name }))
}

const STRIPES = 6

function drawShape(shape: string, finish: Finish, cx: number, cy: number, size: number, color: boolean): Mark {
  const ink = INKS[shape] ?? WHITE
  const fill = finish === 'cheio' ? (color ? darker(ink) : GREY) : color ? tint(ink, finish ? 0.45 : 1) : WHITE
  const d = findShape(shape).data(0, 0, size * 0.9)
  const stripes = Array.from({ length: STRIPES + 1 }, (_, i) => {
    const x = -size / 2 + (size * i) / STRIPES
    return line(x - size / 4, size / 2, x + size / 4, -size / 2, { width: 0.6 })
  })
  const inside =
    finish === 'listrado' ? [group(0, 0, stripes, { clip: d })] : finish === 'com ponto' ? [dot(0, 0, size * 0.11)] : []
  return group(cx, cy, [path(d, { fill }), ...inside])
}

const darker = ([c, m, y]: Ink): Ink => [Math.min(100, c * 2), Math.min(100, m * 2), Math.min(100, y * 1.4), 12]

/** An item of `rowItemsOf`, centred on (cx, cy), within `size` mm. */
export function drawRowItem(id: string, cx: number, cy: number, size: number, color: boolean): Mark {
  const shape = SHAPE_ITEMS.find((item) => item.id === id)
  if (shape) return drawShape(shape.shape, shape.finish, cx, cy, size * 0.94, color)
  return drawPicture(wordPicture(id), { cx, cy, size, color })
}
