/** Where a browser finds the art: a table comes when a picture of it is drawn. */
import { MissingPart } from '../scene/missing-part.ts'
import type { Art } from './art-record.ts'

type Table = Readonly<Record<string, Art>>

const LOADERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  birds: () => import('./art/birds.json'),
  body: () => import('./art/body.json'),
  brazil: () => import('./art/brazil.json'),
  clothes: () => import('./art/clothes.json'),
  farm: () => import('./art/farm.json'),
  food: () => import('./art/food.json'),
  fruit: () => import('./art/fruit.json'),
  home: () => import('./art/home.json'),
  music: () => import('./art/music.json'),
  people: () => import('./art/people.json'),
  places: () => import('./art/places.json'),
  plants: () => import('./art/plants.json'),
  school: () => import('./art/school.json'),
  sky: () => import('./art/sky.json'),
  small: () => import('./art/small.json'),
  tools: () => import('./art/tools.json'),
  toys: () => import('./art/toys.json'),
  vehicles: () => import('./art/vehicles.json'),
  wild: () => import('./art/wild.json'),
}

const loaded = new Map<string, Table>()

/** The pictures of a table, by their ids; undefined when there is no such table. Throws MissingPart until it is here. */
export function tableOf(table: string): Table | undefined {
  const known = loaded.get(table)
  const load = LOADERS[table]
  if (known || !load) return known
  throw new MissingPart(`art ${table}`, async () => {
    loaded.set(table, (await load()).default as Table)
  })
}
