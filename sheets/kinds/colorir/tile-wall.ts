/** The front of an old house whose tiles are painted anew, and a promenade above its pavement: places of patterns. */
import { PICTURE } from '../../page/picture-page.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { type CityLand, landView } from '../../studio/places/city-lands.ts'
import { BRUSH, crewOf, drawing, SHOWS_UP } from '../pontilhar/dot-crew.ts'

/** Room for the tiles between two rows of corner stones, mm. */
export const WALL_ROOM = { x: 25, y: 63, width: 160, height: 208 } as const
/** Ground in front of the house, and feet of who is there, mm. */
const [GROUND, FEET] = [272, 284]
const [CORNICE, STONES] = [51, 5]
const [LEFT, RIGHT] = [17, 193]
const SIZE = 0.58
/** A wheelchair is broader than who stands. */
const BROADER = 7
/** Lower edge of the roof, and width of its tiles, mm. */
const [EAVES, TILE] = [50, 24]

/** Corner stones of a house, a broad one after a narrow one; `side`: 1 to the right, -1 to the left. */
function corner(pen: Pen, x: number, side: 1 | -1): Drawing {
  const step = (GROUND - CORNICE - 11.4) / STONES
  return Array.from({ length: STONES }, (_, i) => {
    const width = i % 2 ? 8 : 12
    return pen.shape(
      box(side === 1 ? x : x - width, CORNICE + 11.4 + i * step, width, step),
      i % 2 ? 'cream' : 'stone',
      0.8,
    )
  })
}

/** Rows of round tiles that end in the eaves. */
function roof(pen: Pen): Drawing {
  const edges = Array.from({ length: 9 }, (_, i) => PICTURE.x + i * TILE)
  return [
    pen.shape(
      `M-15 5H225V${EAVES - 6}${edges
        .map((x) => x + TILE)
        .toReversed()
        .map((x) => `L${x} ${EAVES - 6}Q${x - TILE / 2} ${EAVES + 6} ${x - TILE} ${EAVES - 6}`)
        .join('')}H-15z`,
      'clay',
      0.9,
    ),
    pen.line(edges.map((x) => `M${x} 5V${EAVES - 6}`).join(''), 0.8),
  ]
}

const besideWall = (who: CastName, x: number) => (who === 'lia' ? x + Math.sign(105 - x) * BROADER : x)

/** A house front; two children paint its tiles. */
export function tileWall(pen: Pen, variant: number): Drawing {
  const [paints, shows] = crewOf(variant)
  const [left, right] = [PICTURE.x, PICTURE.x + PICTURE.width]
  return [
    pen.shape(box(-4, 10, 220, 300), 'wallYellow', null),
    corner(pen, left, 1),
    corner(pen, right, -1),
    pen.shape(box(-4, CORNICE, 220, 11.4), 'stone', 0.8),
    pen.shape(box(-4, GROUND, 220, 40), 'stone', 1),
    pen.line(`M60 ${GROUND}l-8 20M105 ${GROUND}v20M150 ${GROUND}l8 20`, 0.7, 'stoneDark'),
    roof(pen),
    person(pen, paints, besideWall(paints, RIGHT), FEET, SIZE, drawing(BRUSH)),
    person(pen, shows, besideWall(shows, LEFT), FEET, SIZE, { pose: { ...SHOWS_UP, turn: 30 } }),
  ]
}

/** Upper edge of the pavement, below the land, mm. */
export const KERB = 118

/** A walk along a land; two children at its far edge. */
export function promenade(pen: Pen, land: CityLand, variant: number): Drawing {
  const [first, second] = crewOf(variant)
  return [
    pen.clip(box(-4, 10, 222, KERB - 10), landView(pen, { land, top: 10, foot: KERB, clear: 52, index: 0 })),
    pen.shape(box(-4, KERB - 3, 222, 3), 'stone', 0.9),
    person(pen.plane('middle'), first, 42, KERB - 1, SIZE, { pose: { ...SHOWS_UP, turn: 30 } }),
    person(pen.plane('middle'), second, 180, KERB - 1, SIZE, { pose: { turn: -30, expr: 'alegre' } }),
  ]
}
