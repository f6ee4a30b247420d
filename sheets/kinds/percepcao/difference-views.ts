/** The part of a scene that a picture of differences shows: wide as the page, with nothing small cut by its edges. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { polylineData } from '../../scene/marks.ts'
import { flattened } from '../../scene/path-data.ts'
import type { Level, Mark, PathMark } from '../../scene/scene.ts'

/** Upper edge of what is seen of a scene, mm of the scene: above heads, roofs and whatever else has to be whole. */
const TOPS: Readonly<Record<string, number>> = {
  jardim: 112,
  aniversario: 138,
  presentes: 138,
  festa: 108,
  cidade: 81,
  castelo: 72,
  circo: 96,
  escola: 78,
  junina: 94,
  'volta-as-aulas': 107,
  onibus: 119,
  espaco: 112,
  pomar: 78,
  cozinha: 105,
  quarto: 107,
  mar: 124,
  praia: 106,
  fazenda: 81,
  feira: 118,
  floresta: 112,
}
/** The same where younger children look from nearer by, and see less. */
const NEAR_TOPS: Readonly<Record<string, number>> = { quarto: 137 }
const [USUAL_TOP, FOOT, MIDDLE] = [118, 290, 105]
/** Scenes are drawn so wide, mm; beyond it their ground and sky go on. */
const DRAWN = { left: 0, right: 210 }
const WIDEST = 256

/** The part of a scene that a picture of this shape shows. */
export function windowOf(id: string, level: Level, aspect: number): Box {
  const far = TOPS[id] ?? USUAL_TOP
  const y = level === 'desafio' ? far : (NEAR_TOPS[id] ?? far)
  const width = Math.min(WIDEST, aspect * (FOOT - y))
  return { x: MIDDLE - width / 2, y, width, height: FOOT - y }
}

/** The ground goes on beyond the scene by this, mm. */
const BEYOND = 40
/** Points so near the end of a line belong to it, mm. */
const AT_END = 0.6

/** Ground, road or hill that reaches both sides of the scene goes on beyond them. */
function widened(mark: PathMark, { x, width }: Box): PathMark {
  if (x > DRAWN.left || x + width < DRAWN.right) return mark
  const lines = flattened(mark.d)
  const across = lines.flat().map((point) => point.x)
  const [left, right] = [Math.min(...across) + AT_END, Math.max(...across) - AT_END]
  const further = (at: number) => (at <= left ? at - BEYOND : at >= right ? at + BEYOND : at)
  return {
    ...mark,
    d: lines
      .map((line) =>
        polylineData(
          line.map((point) => ({ x: further(point.x), y: point.y })),
          mark.fill !== undefined,
        ),
      )
      .join(''),
  }
}

/** Whatever goes deeper below the upper edge is a building, a tree or a curtain, mm. */
const DEEP = 64
/** Whatever begins higher above the lower edge is ground, mm. */
const LOW = 22

/** A lamp, a clock or a cloud of which the frame would leave a part. */
const isCut = (box: Box, { x, y, width, height }: Box) =>
  (box.y < y + 1 && box.y + box.height < y + DEEP) ||
  (box.y > y + height - LOW && box.y + box.height > y + height + 1 && box.width < width / 2) ||
  box.x + box.width < x ||
  box.x > x + width

/** The marks that are seen whole, on ground that reaches the edges. */
export function inWindow(marks: readonly Mark[], window: Box): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    const box = boundsOf([mark])
    if (!box || isCut(box, window)) return []
    return [mark.kind === 'path' ? widened(mark, box) : mark]
  })
}
