/** Likeness of pictures, and sizes of the white regions of a line drawing. */
import sharp from 'sharp'

const SMALL = 24

/** Correlation of two grey pictures: 1 for the same, 0 for unrelated. */
function correlation(a: Uint8Array, b: Uint8Array): number {
  const mean = (list: Uint8Array) => list.reduce((sum, v) => sum + v, 0) / list.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, ofA, ofB] = [0, 0, 0]
  a.forEach((v, i) => {
    const [da, db] = [v - meanA, (b[i] ?? 0) - meanB]
    both += da * db
    ofA += da * da
    ofB += db * db
  })
  return both / Math.sqrt(ofA * ofB || 1)
}

export interface LikenessOptions {
  /** Side of the square pictures. */
  readonly pixels: number
  readonly above: number
}

/** Pairs of pictures that are more alike than `above` when seen small. */
export async function picturesLike<Key>(
  pictures: ReadonlyMap<Key, Uint8Array>,
  { pixels, above }: LikenessOptions,
): Promise<string[]> {
  const small: (readonly [Key, Uint8Array])[] = []
  for (const [key, picture] of pictures) {
    const raw = { width: pixels, height: pixels, channels: 1 } as const
    small.push([
      key,
      await sharp(picture, { raw }).resize(SMALL, SMALL, { kernel: 'linear' }).toColourspace('b-w').raw().toBuffer(),
    ])
  }
  return small.flatMap(([a, pictureA], i) =>
    small.slice(i + 1).flatMap(([b, pictureB]) => {
      const like = correlation(pictureA, pictureB)
      return like > above ? [`${a} / ${b}: ${like.toFixed(3)}`] : []
    }),
  )
}

const WHITE_FROM = 140

/** Share of the dark pixels of two line drawings that only one of them has. */
export function inkApart(a: Uint8Array, b: Uint8Array): number {
  let [either, one] = [0, 0]
  a.forEach((v, i) => {
    const [inA, inB] = [v < WHITE_FROM, (b[i] ?? 255) < WHITE_FROM]
    if (inA || inB) either++
    if (inA !== inB) one++
  })
  return one / (either || 1)
}

/** Areas in mm² of the connected white regions of a square line drawing that measures `side` mm. */
export function regionSizes(picture: Uint8Array, pixels: number, side: number): number[] {
  const seen = new Uint8Array(picture.length)
  const sizes: number[] = []
  for (let start = 0; start < picture.length; start++) {
    if (seen[start] || (picture[start] ?? 0) < WHITE_FROM) continue
    const waiting = [start]
    seen[start] = 1
    let count = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      count++
      const x = at % pixels
      const beside = [x > 0 ? at - 1 : -1, x < pixels - 1 ? at + 1 : -1, at - pixels, at + pixels]
      for (const next of beside) {
        if (next < 0 || next >= picture.length || seen[next] || (picture[next] ?? 0) < WHITE_FROM) continue
        seen[next] = 1
        waiting.push(next)
      }
    }
    sizes.push(count * (side / pixels) ** 2)
  }
  // Specks below a tenth of a square millimetre are edges of lines.
  return sizes.filter((size) => size > 0.12)
}
