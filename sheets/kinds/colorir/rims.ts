/** What makes a picture in squares worth painting: no empty rows around it, and never a single colour all over. */

/** A picture in squares; 0 is the paper, the other numbers are places in `crayons`. */
interface Squares<Crayon> {
  readonly columns: number
  readonly rows: number
  readonly squares: readonly number[]
  readonly crayons: readonly Crayon[]
}

/** The lighter pencil that fills the inside of a colour. */
const LIGHTER: Readonly<Record<string, string>> = {
  vermelho: 'rosa',
  laranja: 'amarelo',
  amarelo: 'laranja',
  verde: 'verde-claro',
  'verde-claro': 'verde',
  azul: 'azul-claro',
  'azul-claro': 'azul',
  roxo: 'rosa',
  rosa: 'vermelho',
  marrom: 'bege',
  bege: 'marrom',
  cinza: 'preto',
}

/** Without its empty rows and columns but one at each side. */
export function cropped<Picture extends Squares<unknown>>(pixels: Picture): Picture {
  const { columns, rows, squares } = pixels
  const used = squares.flatMap((crayon, i) => (crayon > 0 ? [[i % columns, Math.floor(i / columns)] as const] : []))
  if (used.length === 0) return pixels
  const [left, right] = [Math.min(...used.map(([x]) => x)), Math.max(...used.map(([x]) => x))]
  const [top, bottom] = [Math.min(...used.map(([, y]) => y)), Math.max(...used.map(([, y]) => y))]
  const [width, height] = [right - left + 3, bottom - top + 3]
  return {
    ...pixels,
    columns: width,
    rows: height,
    squares: Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [(i % width) + left - 1, Math.floor(i / width) + top - 1]
      return x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (squares[y * columns + x] ?? 0)
    }),
  }
}

/**
 * In a picture of less than `fewest` colours, or of less than `most` with one on more than `share` of it, the largest colour
 * keeps its rim and the squares inside get a lighter one of the `box`.
 */
export function rimmed<Crayon extends { readonly name: string }>(
  pixels: Squares<Crayon>,
  box: readonly NoInfer<Crayon>[],
  { fewest, most, share }: { readonly fewest: number; readonly most: number; readonly share: number },
): Squares<Crayon> {
  const { columns, squares, crayons } = pixels
  const counts = crayons.map((_, crayon) => (crayon === 0 ? 0 : squares.filter((one) => one === crayon).length))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const largest = counts.indexOf(Math.max(...counts))
  const few = crayons.length - 1 < fewest
  if (!few && (crayons.length - 1 >= most || (counts[largest] ?? 0) <= share * all)) return pixels
  const known = new Set(crayons.map(({ name }) => name))
  const lighter = box.find(({ name }) => name === LIGHTER[crayons[largest]?.name ?? ''])
  if (!lighter || known.has(lighter.name)) return pixels
  const isOwn = (i: number) => squares[i] === largest
  const inside = squares.map(
    (_, i) => isOwn(i) && [i - 1, i + 1, i - columns, i + columns].every((next) => squares[next] !== 0 && next >= 0),
  )
  return {
    ...pixels,
    squares: squares.map((crayon, i) => (inside[i] ? crayons.length : crayon)),
    crayons: [...crayons, lighter],
  }
}
