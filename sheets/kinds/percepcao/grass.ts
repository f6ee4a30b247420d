/** Grass in front of things to find, so that each is on its ground. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { Scene } from '../../studio/scenes/scene.ts'

/** Scenes on grass: it grows at the feet of what is put there. */
const GRASSY: ReadonlySet<string> = new Set([
  ...['fazenda', 'floresta', 'floresta-a-noite', 'caca-aos-ovos', 'praca-florida', 'quatro-estacoes'],
  ...['meio-ambiente', 'dia-da-arvore'],
])

/** Blades at both sides of the foot of what is on a ground of grass. */
export function grassAt({ id }: Scene, pen: Pen, { x, y, width, height }: Box): Mark[] {
  if (!GRASSY.has(id)) return []
  const foot = round(y + height + 0.5)
  const blades = [x + 0.4, x + width - 0.4].map((at) => {
    const left = round(at)
    return `M${left} ${foot}l-1.8 -2.600M${left} ${foot}v-3.400M${left} ${foot}l1.8 -2.600`
  })
  return marksOf(pen.line(blades.join(''), 0.7, 'leafDark'))
}
