/** Art in Node: all tables, read when the process starts. */

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
import type { Art } from './art-record.ts'

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

/** The art of a picture of this table, or undefined. */
export const artOf = (table: string, id: string): Art | undefined => TABLES[table]?.[id]
