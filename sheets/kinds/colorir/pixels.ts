/** A coloured picture in squares, each of the colour of a pencil; the paper around it stays white. */
import type { Random } from '../../page/random.ts'
import { findArt } from '../../pictures/art.ts'
import { findPicture, pictureReach } from '../../pictures/drawing.ts'
import { inkOfHex, WHITE } from '../../scene/inks.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Ink } from '../../scene/scene.ts'
import type { Mosaic } from './mosaic.ts'

export interface Pencil {
  /** As a box of pencils says it. */
  readonly name: string
  readonly ink: Ink
  /** Letters on it are white. */
  readonly dark: boolean
}

const PENCIL_COLOURS: readonly (readonly [name: string, hex: string])[] = [
  ['vermelho', '#ee3b34'],
  ['laranja', '#f7902f'],
  ['amarelo', '#fcd945'],
  ['verde', '#2f9e44'],
  ['verde-claro', '#a5d65a'],
  ['azul', '#3f74d8'],
  ['azul-claro', '#8fd3f4'],
  ['roxo', '#8a55c4'],
  ['rosa', '#f79ac6'],
  ['marrom', '#8a5a3b'],
  ['bege', '#f6d9a8'],
  ['cinza', '#b4b4b8'],
  ['preto', '#3c3c40'],
  ['branco', '#ffffff'],
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** How different two colours look; green counts most, as for the eye. */
function farness(a: string, b: string): number {
  const [one, other] = [channels(a), channels(b)]
  return [0.3, 0.59, 0.25].reduce((sum, weight, i) => sum + weight * ((one[i] ?? 0) - (other[i] ?? 0)) ** 2, 0)
}

const light = (hex: string) => channels(hex).reduce((sum, value, i) => sum + value * ([0.3, 0.59, 0.11][i] ?? 0), 0)

/** The pencils of a box: saturated, so that two of them are never taken for one. */
export const PENCILS: readonly (Pencil & { readonly hex: string })[] = PENCIL_COLOURS.map(([name, hex]) => ({
  name,
  hex,
  ink: inkOfHex(hex),
  dark: light(hex) < 75,
}))

const nearest = (hex: string, among: readonly number[]) =>
  among.reduce((best, i) => (farness(hex, PENCILS[i]?.hex ?? '') < farness(hex, PENCILS[best]?.hex ?? '') ? i : best))

export interface Pixels {
  readonly columns: number
  readonly rows: number
  /** Index into `crayons` for each square, row by row; 0 is the paper. */
  readonly squares: readonly number[]
  /** The paper first. */
  readonly crayons: readonly Pencil[]
}

const PAPER: Pencil = { name: 'papel', ink: WHITE, dark: false }

function contains(polygons: readonly (readonly Point[])[], p: Point): boolean {
  let inside = false
  for (const polygon of polygons)
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length] ?? a
      if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside
    })
  return inside
}

/** Fewer squares than this of a colour are painted with its neighbour's pencil. */
const FEWEST = 2

/**
 * The picture in squares, `columns` wide with a free square at each side, in at most `most` colours. Throws RangeError
 * for a picture without colours.
 */
export function pixelPicture(id: string, columns: number, most: number, random: Random): Pixels {
  const { facts } = findPicture(id)
  const layers = (facts ? findArt(facts.table, id).colors : undefined)?.map(([hex, d]) => ({
    hex,
    polygons: flattenPath(d, 8),
  }))
  if (!layers) throw new RangeError(`${id} has no colours`)
  const mirrored = random.chance(0.5)
  const reach = pictureReach(id, true)
  const square = Math.max((1000 * reach.width) / (columns - 2), (1000 * reach.height) / (columns * 1.1 - 2))
  const rows = Math.ceil((1000 * reach.height) / square - 0.05) + 2
  const every = PENCILS.map((_, i) => i)
  // -1 is the paper.
  let pencils = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns
    const across = (mirrored ? columns - 1 - column : column) + 0.5 - columns / 2
    const down = Math.floor(i / columns) + 0.5 - rows / 2
    const p = { x: 500 + reach.cx * 1000 + across * square, y: 500 + reach.cy * 1000 + down * square }
    const layer = layers.findLast(({ polygons }) => contains(polygons, p))
    return layer ? nearest(layer.hex, every) : -1
  })
  for (;;) {
    const counts = new Map<number, number>()
    for (const pencil of pencils) if (pencil >= 0) counts.set(pencil, (counts.get(pencil) ?? 0) + 1)
    const rare = [...counts].sort((a, b) => a[1] - b[1])[0]
    if (!rare || counts.size < 3 || (counts.size <= most && rare[1] >= FEWEST)) break
    const instead = nearest(
      PENCILS[rare[0]]?.hex ?? '',
      [...counts.keys()].filter((one) => one !== rare[0]),
    )
    pencils = pencils.map((pencil) => (pencil === rare[0] ? instead : pencil))
  }
  const used = [...new Set(pencils)].filter((pencil) => pencil >= 0).sort((a, b) => a - b)
  return {
    columns,
    rows,
    squares: pencils.map((pencil) => used.indexOf(pencil) + 1),
    crayons: [PAPER, ...used.flatMap((pencil) => PENCILS[pencil] ?? [])],
  }
}

/** A mosaic in the colours of the pencil box. */
export function inPencils({ columns, rows, squares, crayons }: Mosaic): Pixels {
  const [, ...colours] = crayons
  return {
    columns,
    rows,
    squares,
    crayons: [PAPER, ...colours.flatMap(({ name }) => PENCILS.find((pencil) => pencil.name === name) ?? [])],
  }
}
