/** Marks that are altered: gone from their place, mirrored, smaller, without one of their strokes. */
import { boundsOf } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import type { GroupMark, Mark, PathMark } from '../../scene/scene.ts'

export const isGroup = (mark: Mark): mark is GroupMark => mark.kind === 'group'

/** The marks with another one, or none, at a place in their tree. */
export function withMark(marks: readonly Mark[], [at = 0, ...deeper]: readonly number[], instead: Mark | null): Mark[] {
  return marks.flatMap((mark, i): Mark[] => {
    if (i !== at) return [mark]
    if (deeper.length > 0 && isGroup(mark)) return [{ ...mark, children: withMark(mark.children, deeper, instead) }]
    return instead ? [instead] : []
  })
}

/** The mirror image in the same place. */
export function mirrored(mark: GroupMark): GroupMark {
  const turned = { ...mark, flip: !mark.flip }
  const [before, after] = [boundsOf([mark]), boundsOf([turned])]
  if (!before || !after) return turned
  return { ...turned, x: round(mark.x + before.x + before.width / 2 - after.x - after.width / 2) }
}

/** Share of its size that a smaller thing has. */
const SHRUNK = 0.62
/** Part of a thing's height above which it hangs: it is drawn from there. */
const HANGING = 0.25

/** Smaller: its foot stays on its ground, or what it hangs from stays above it. */
export function shrunk(mark: GroupMark): GroupMark {
  const small = { ...mark, scale: round((mark.scale ?? 1) * SHRUNK) }
  const [before, after] = [boundsOf([mark]), boundsOf([small])]
  if (!before || !after || mark.y < before.y + before.height * HANGING) return small
  const [dx, dy] = [
    before.x + before.width / 2 - after.x - after.width / 2,
    before.y + before.height - after.y - after.height,
  ]
  return { ...small, x: round(mark.x + dx), y: round(mark.y + dy) }
}

/** Path data without its numbers: equal for things drawn alike, wherever and however large. */
export const familyOf = (mark: Mark): string =>
  mark.kind === 'path'
    ? mark.d.replace(/[\d.\s-]+/g, '')
    : mark.kind === 'group'
      ? mark.children.map(familyOf).join('|')
      : ''

/** Several shapes in one path: a row of flags, a fence. */
export const isOneOfMany = (mark: PathMark): boolean => mark.d.split(/(?=M)/).length > 1
