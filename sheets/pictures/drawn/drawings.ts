/** Our own drawings, by the id of their picture. They replace the packages' art. */
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
