/** The art of the pictures, read from the files that `scripts/pictures/generate.ts` writes. */
import birds from './art/birds.json' with { type: 'json' }
import body from './art/body.json' with { type: 'json' }
import brazil from './art/brazil.json' with { type: 'json' }
import clothes from './art/clothes.json' with { type: 'json' }
import farm from './art/farm.json' with { type: 'json' }
import food from './art/food.json' with { type: 'json' }
import fruit from './art/fruit.json' with { type: 'json' }
import home from './art/home.json' with { type: 'json' }
import music from './art/music.json' with { type: 'json' }
import people from './art/people.json' with { type: 'json' }
import places from './art/places.json' with { type: 'json' }
import plants from './art/plants.json' with { type: 'json' }
import school from './art/school.json' with { type: 'json' }
import sky from './art/sky.json' with { type: 'json' }
import small from './art/small.json' with { type: 'json' }
import tools from './art/tools.json' with { type: 'json' }
import toys from './art/toys.json' with { type: 'json' }
import vehicles from './art/vehicles.json' with { type: 'json' }
import wild from './art/wild.json' with { type: 'json' }

/** Lengths in the box of `PICTURE_BOX`. */
export interface Art {
  /** Black lines, to fill (nonzero). Absent in drawings of our own. */
  readonly line?: string
  /** Areas cut into large black parts so that they can be coloured (even-odd). */
  readonly holes?: string
  /** Width of the lines. */
  readonly width?: number
  /** Around the lines, without holes. */
  readonly outline: string
  /** Across of the largest circle in each closed region, largest first. */
  readonly regions: readonly number[]
  /** Colours from back to front: '#rrggbb', data, and 1 where holes are even-odd. */
  readonly colors?: readonly (readonly [color: string, d: string, evenodd?: 1])[]
  /** Around the colours, without holes. */
  readonly colorOutline?: string
}

const TABLES = {
  birds,
  body,
  brazil,
  clothes,
  farm,
  food,
  fruit,
  home,
  music,
  people,
  places,
  plants,
  school,
  sky,
  small,
  tools,
  toys,
  vehicles,
  wild,
} as unknown as Readonly<Record<string, Readonly<Record<string, Art>>>>

/** The art of a picture of this table. Throws RangeError when it has none. */
export function findArt(table: string, id: string): Art {
  const art = TABLES[table]?.[id]
  if (!art) throw new RangeError(`no art for ${id} in ${table}`)
  return art
}
