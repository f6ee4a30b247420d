/** Our own children and adults, whole figures from the same parts. */
import { PALE } from './colors.ts'
import type { Drawing, Part } from './drawing.ts'
import { at, disc, type Feeling, head } from './people-heads.ts'
import { ADULTS, CHILDREN, type Look } from './people-looks.ts'

export type Pose = 'standing' | 'waving' | 'cheering'

/** A whole figure on its feet. */
export function figure(look: Look, pose: Pose = 'standing', feeling: Feeling = 'alegria'): Drawing {
  const k = look.adult ? 0.3 : 0.42
  const cy = look.adult ? 21 : 25
  const { back, front } = head(look, feeling, 50, look.hat === 'chef' ? cy + 4 : cy, k)
  const [shoulder, hip, foot] = look.adult ? [34, 61, 95] : [44, 66, 95]
  const w = look.adult ? 13 : 12
  const arm = (side: 1 | -1, up: boolean): Part[] => {
    const x = 50 + side * (w - 1)
    const [hx, hy] = up ? [50 + side * 30, shoulder - 10] : [50 + side * 25, hip - 3]
    const [px, py] = up ? [-4 * side, 3.5] : [-4.5 * side, 3]
    return [
      {
        d: `M${x - side * 2} ${shoulder + 1}C${x + side * 6} ${shoulder + 1} ${hx} ${(shoulder + hy) / 2} ${hx + side * 1.5} ${hy}L${hx + px * 1.4} ${hy + py}C${x + side * 4} ${(shoulder + hy) / 2 + 6} ${x} ${shoulder + 12} ${x - side * 3} ${shoulder + 12}Z`,
        fill: look.coat ?? look.shirt,
      },
      { d: at(disc(hx - side * 1, hy + 1.5 - (up ? 4 : -1), 4.2), 0, 0, 1), fill: look.skin },
    ]
  }
  const legs: Part[] = [-1, 1].flatMap((side): Part[] => {
    const x = 50 + side * 5.6
    return [
      {
        d: `M${x - 4.6} ${hip - 2}L${x + 4.6} ${hip - 2}L${x + 4.2} ${foot - 2}L${x - 4.2} ${foot - 2}Z`,
        fill: look.skirt ? look.skin : look.below,
      },
      {
        d: `M${x - 4.6} ${foot - 3}L${x + 4.4} ${foot - 3}C${x + (side > 0 ? 9 : 4.8)} ${foot - 3} ${x + (side > 0 ? 9 : 4.8)} ${foot + 3} ${x + 4} ${foot + 3}L${x - 4} ${foot + 3}C${x - (side < 0 ? 9 : 4.8)} ${foot + 3} ${x - (side < 0 ? 9 : 4.8)} ${foot - 3} ${x - 4.6} ${foot - 3}Z`,
        fill: PALE,
      },
    ]
  })
  const trunk: Part = {
    d: `M${50 - w} ${shoulder + 2}C${50 - w} ${shoulder - 3} ${50 + w} ${shoulder - 3} ${50 + w} ${shoulder + 2}L${51 + w} ${hip}L${49 - w} ${hip}Z`,
    fill: look.shirt,
  }
  const skirt: Part[] = look.skirt
    ? [
        {
          d: `M${50 - w} ${hip - 5}L${50 + w} ${hip - 5}L${57 + w} ${hip + 12}C${50 + w / 2} ${hip + 15} ${50 - w / 2} ${hip + 15} ${43 - w} ${hip + 12}Z`,
          fill: look.below,
        },
      ]
    : []
  const coat: Part[] = look.coat
    ? [
        {
          d: `M${49 - w} ${shoulder + 2}L48 ${shoulder}L48 ${hip + 14}L${47 - w} ${hip + 14}ZM${51 + w} ${shoulder + 2}L52 ${shoulder}L52 ${hip + 14}L${53 + w} ${hip + 14}Z`,
          fill: look.coat,
        },
      ]
    : []
  return [
    ...back,
    ...legs,
    ...arm(-1, pose === 'cheering'),
    ...arm(1, pose !== 'standing'),
    trunk,
    ...skirt,
    ...coat,
    ...front,
  ]
}

const child = (i: number) => CHILDREN[i % CHILDREN.length] as Look

/** A figure made smaller by `k` and moved; its parts are written with absolute commands. */
const placed = (drawing: Drawing, dx: number, dy: number, k: number): Drawing =>
  drawing.map((part) => ({ ...part, d: at(part.d, dx, dy, k) }))

/** Two adults and their child, feet on one line. */
const family: Drawing = [
  ...placed(figure(ADULTS.man as Look), -12, 4, 0.92),
  ...placed(figure(ADULTS.woman as Look), 20, 4, 0.92),
  ...placed(figure(child(2)), 22, 42, 0.56),
]

/** Whole figures of the library, by the id of their picture. */
export const PEOPLE_DRAWN: Readonly<Record<string, Drawing>> = {
  boy: figure(child(1), 'waving'),
  girl: figure(child(2), 'waving'),
  'boy-2': figure(child(3), 'standing'),
  'girl-2': figure(child(0), 'cheering'),
  'boy-3': figure(child(5), 'cheering'),
  'girl-3': figure(child(4), 'standing'),
  'boy-4': figure(child(6), 'waving'),
  'girl-4': figure(child(7), 'waving'),
  family,
  ...Object.fromEntries(
    Object.entries(ADULTS).map(([id, look]) => [id, figure(look, id === 'teacher' ? 'waving' : 'standing')]),
  ),
}
