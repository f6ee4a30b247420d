/** Finished work behind a page's own marks: the same drawing with pale inks. */
import { tint } from './inks.ts'
import type { Ink, Mark } from './scene.ts'

/** The marks with a share of each ink. */
export function faint(marks: readonly Mark[], share: number): Mark[] {
  const thin = (ink: Ink) => tint(ink, share)
  return marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, children: faint(mark.children, share) }
    const fill = mark.fill && { fill: thin(mark.fill) }
    if (mark.kind === 'path') return { ...mark, ...fill, ...(mark.stroke && { stroke: thin(mark.stroke) }) }
    const { outline } = mark
    return { ...mark, ...fill, ...(outline && { outline: { ...outline, stroke: thin(outline.stroke) } }) }
  })
}
