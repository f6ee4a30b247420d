/** Every drawing of our own, by the id of its picture. It takes the place of the packages' art. */
import { BRAZIL_ANIMALS } from './brazil-animals.ts'
import { BRAZIL_FOOD } from './brazil-food.ts'
import { BRAZIL_LAND } from './brazil-land.ts'
import { BRAZIL_LIFE } from './brazil-life.ts'
import type { Drawing } from './drawing.ts'
import { FIRST_SET } from './first-set.ts'
import { PEOPLE_DRAWN } from './people-drawn.ts'

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...FIRST_SET,
  ...BRAZIL_ANIMALS,
  ...BRAZIL_FOOD,
  ...BRAZIL_LIFE,
  ...BRAZIL_LAND,
  ...PEOPLE_DRAWN,
}
