/** Plane figures as the pieces of a picture, written as «t 0 -40 30 20 90»: letter, middle, width, height, turn. */
import { circleData, type Point, polylineData, rectData, round, starData } from '../../../scene/marks.ts'
import { findShape } from '../../../scene/shapes.ts'
import { ellipse } from '../../../studio/paths.ts'

export interface Piece {
  /** Id of the figure. */
  readonly shape: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** Things of a picture: its pieces, and lines that are no figures (a mast, a rope, an arm). */
export interface Built {
  readonly pieces: readonly Piece[]
  readonly lines: readonly string[]
  /** Middles and widths of faces: two eyes and a smile, which is lower by `drop` widths under a snout. */
  readonly faces: readonly (readonly [x: number, y: number, width: number, drop?: number])[]
}

const LETTERS: Readonly<Record<string, string>> = {
  c: 'circulo',
  q: 'quadrado',
  t: 'triangulo',
  r: 'retangulo',
  l: 'losango',
  e: 'estrela',
  k: 'coracao',
  o: 'oval',
  h: 'hexagono',
  p: 'pentagono',
}

const regular = (corners: number, r: number, turn: number): string =>
  polylineData(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = ((360 * i) / corners + turn) * (Math.PI / 180)
      return { x: Math.cos(angle) * r, y: Math.sin(angle) * r }
    }),
    true,
  )

/** Outlines about their own middle. */
const OUTLINES: Readonly<Record<string, (width: number, height: number) => string>> = {
  circulo: (w) => circleData(0, 0, w / 2),
  quadrado: (w) => rectData(-w / 2, -w / 2, w, w),
  retangulo: (w, h) => rectData(-w / 2, -h / 2, w, h),
  triangulo: (w, h) => `M0 ${round(-h / 2)}L${round(w / 2)} ${round(h / 2)}L${round(-w / 2)} ${round(h / 2)}Z`,
  losango: (w, h) => `M0 ${round(-h / 2)}L${round(w / 2)} 0L0 ${round(h / 2)}L${round(-w / 2)} 0Z`,
  oval: (w, h) => ellipse(0, 0, w / 2, h / 2),
  estrela: (w) => starData(0, w * 0.03, w * 0.52, w * 0.24),
  coracao: (w) => findShape('coracao').data(0, 0, w),
  hexagono: (w) => regular(6, w / 2, 0),
  pentagono: (w) => regular(5, w / 2, -90),
}

export const outlineOf = ({ shape, width, height }: Piece): string => OUTLINES[shape]?.(width, height) ?? ''

function pieceOf(written: string): Piece {
  const [letter = '', ...numbers] = written.trim().split(/\s+/)
  const [x = 0, y = 0, width = 0, height = width, turn = 0] = numbers.map(Number)
  const shape = LETTERS[letter]
  if (!shape) throw new RangeError(`no figure written ${letter}`)
  return { shape, x, y, width, height, turn }
}

/** Pieces written one after the other, with commas between them. */
export const built = (pieces: string, lines: readonly string[] = [], faces: Built['faces'] = []): Built => ({
  pieces: pieces.split(',').map(pieceOf),
  lines,
  faces,
})

/** Every number of the path moved and scaled; paths here have absolute commands M, L, Q and C alone. */
const moved = (d: string, x: number, y: number, scale: number) =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u: string, v: string) => `${round(x + Number(u) * scale)} ${round(y + Number(v) * scale)}`,
  )

/** A thing at a place of the picture. */
export const put = ({ pieces, lines, faces }: Built, x: number, y: number, scale = 1): Built => ({
  pieces: pieces.map((piece) => ({
    ...piece,
    x: x + piece.x * scale,
    y: y + piece.y * scale,
    width: piece.width * scale,
    height: piece.height * scale,
  })),
  lines: lines.map((d) => moved(d, x, y, scale)),
  faces: faces.map(([u, v, width, drop = 0]) => [x + u * scale, y + v * scale, width * scale, drop] as const),
})

export const together = (things: readonly Built[]): Built => ({
  pieces: things.flatMap(({ pieces }) => pieces),
  lines: things.flatMap(({ lines }) => lines),
  faces: things.flatMap(({ faces }) => faces),
})
