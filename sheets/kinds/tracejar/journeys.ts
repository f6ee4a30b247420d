/** The traveller of each line and its goal: each has a reason to arrive. */
import { type Journey, roomsOf, type Sizes } from './figures.ts'
import type { TrackName } from './tracks.ts'

export const JOURNEYS: Readonly<Record<TrackName, readonly Journey[]>> = {
  reta: [
    ['chick', 'hen'],
    ['rabbit', 'lettuce'],
    ['snail', 'cabbage'],
    ['dog', 'bone'],
    ['cow', 'bale'],
    ['duck', 'nest'],
  ],
  onda: [
    ['boat', 'house'],
    ['duck', 'nest'],
    ['boat', 'palm'],
    ['frog', 'lily'],
    ['boat', 'lighthouse'],
  ],
  ziguezague: [
    ['bear', 'hive'],
    ['horse', 'bale'],
    ['dog', 'house'],
    ['sheep', 'lettuce'],
    ['car', 'school'],
    ['hen', 'nest'],
  ],
  degraus: [
    ['dragon', 'chest'],
    ['owl', 'nest'],
    ['mouse', 'cheese'],
    ['cat', 'yarn'],
    ['dog', 'bone'],
    ['horse', 'bale'],
    ['hen', 'chick'],
    ['bear', 'hive'],
  ],
  pulos: [
    ['rabbit', 'carrot'],
    ['frog', 'lily'],
    ['dog', 'bone'],
    ['cat', 'yarn'],
  ],
  lacos: [
    ['bee', 'flower'],
    ['butterfly', 'flower'],
    ['bird', 'nest'],
    ['ladybird', 'flower'],
  ],
}

const SMALLER: Sizes = {
  bee: 0.7,
  bell: 0.7,
  bird: 0.7,
  bone: 0.74,
  butterfly: 0.8,
  cabbage: 0.6,
  carrot: 0.76,
  cheese: 0.7,
  chest: 0.86,
  chick: 0.58,
  crate: 0.86,
  crown: 0.66,
  duck: 0.72,
  flower: 0.74,
  frog: 0.68,
  hen: 0.82,
  ladybird: 0.66,
  leapingRabbit: 0.9,
  lily: 0.72,
  mouse: 0.7,
  nest: 0.7,
  runningDog: 0.9,
  snail: 0.66,
  yarn: 0.6,
}
export const roomOf = roomsOf(SMALLER)
