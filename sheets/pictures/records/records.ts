/** Every picture's facts, in the order of the tables. */
import { BIRDS } from './birds.ts'
import { BODY } from './body.ts'
import { BRAZIL } from './brazil.ts'
import { CLOTHES } from './clothes.ts'
import { FARM } from './farm.ts'
import { FOOD } from './food.ts'
import { FRUIT } from './fruit.ts'
import { HOME } from './home.ts'
import { MUSIC } from './music.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { PLANTS } from './plants.ts'
import { type PictureFacts, readRecords } from './read.ts'
import { SCHOOL } from './school.ts'
import { SKY } from './sky.ts'
import { SMALL } from './small.ts'
import { TOOLS } from './tools.ts'
import { TOYS } from './toys.ts'
import { VEHICLES } from './vehicles.ts'
import { WILD } from './wild.ts'

export const RECORDS: readonly PictureFacts[] = [
  ...readRecords('farm', FARM),
  ...readRecords('wild', WILD),
  ...readRecords('small', SMALL),
  ...readRecords('birds', BIRDS),
  ...readRecords('fruit', FRUIT),
  ...readRecords('food', FOOD),
  ...readRecords('plants', PLANTS),
  ...readRecords('sky', SKY),
  ...readRecords('home', HOME),
  ...readRecords('tools', TOOLS),
  ...readRecords('toys', TOYS),
  ...readRecords('music', MUSIC),
  ...readRecords('school', SCHOOL),
  ...readRecords('clothes', CLOTHES),
  ...readRecords('body', BODY),
  ...readRecords('vehicles', VEHICLES),
  ...readRecords('places', PLACES),
  ...readRecords('people', PEOPLE),
  ...readRecords('brazil', BRAZIL),
]
