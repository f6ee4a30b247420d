/** Words of the vocabulary that the studio draws, each as a whole thing in its own hand. */
import { WORD_ANIMALS } from './animals.ts'
import { WORD_FOODS } from './foods.ts'
import { WORD_HOME } from './home.ts'
import type { WordThing, WordThings } from './named.ts'
import { WORD_OUTINGS } from './outings.ts'

const ALL: WordThings = { ...WORD_ANIMALS, ...WORD_FOODS, ...WORD_HOME, ...WORD_OUTINGS }

export const hasWordThing = (name: string): boolean => Object.hasOwn(ALL, name)

export const wordThing = (name: string): WordThing | undefined => (hasWordThing(name) ? ALL[name] : undefined)
