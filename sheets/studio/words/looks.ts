/** Places in tiers that bear the things of words: banks of ground outdoors, boards indoors and at a stall. */
import type { Fill } from '../pen.ts'

export type WordTheme = 'tudo' | 'bichos' | 'comidas' | 'casa' | 'passeio'

/** Material of a bank. */
export type Surface = 'grass' | 'leaves' | 'sand' | 'path' | 'street'

/** Far away, above the uppermost bank. */
export type Afar = 'barn' | 'trees' | 'river' | 'houses' | 'park' | 'sea'

export interface Banks {
  readonly kind: 'banks'
  readonly fills: readonly [Fill, Fill]
  readonly surface: Surface
  readonly afar: Afar
}

export interface Boards {
  readonly kind: 'boards'
  readonly wall: Fill
  readonly floor: Fill
  readonly board: Fill
  readonly back: Fill
  readonly behind: 'tiles' | 'stripes' | 'tools' | 'sky'
  readonly awning?: readonly [Fill, Fill]
}

export type WordLook = Banks | Boards

const LOOKS: Readonly<Record<WordTheme, readonly [WordLook, ...WordLook[]]>> = {
  bichos: [
    { kind: 'banks', fills: ['meadow', 'hill'], surface: 'grass', afar: 'barn' },
    { kind: 'banks', fills: ['grass', 'meadow'], surface: 'leaves', afar: 'trees' },
    { kind: 'banks', fills: ['sand', 'meadow'], surface: 'sand', afar: 'river' },
  ],
  passeio: [
    { kind: 'banks', fills: ['meadow', 'path'], surface: 'path', afar: 'park' },
    { kind: 'banks', fills: ['path', 'greyPale'], surface: 'street', afar: 'houses' },
    { kind: 'banks', fills: ['sand', 'path'], surface: 'sand', afar: 'sea' },
  ],
  comidas: [
    { kind: 'boards', wall: 'yellowPale', floor: 'tan', board: 'wood', back: 'white', behind: 'tiles' },
    {
      ...{ kind: 'boards', wall: 'sky', floor: 'meadow', board: 'wood', back: 'cream', behind: 'sky' },
      awning: ['red', 'white'],
    },
    {
      ...{ kind: 'boards', wall: 'sky', floor: 'path', board: 'woodPale', back: 'yellowPale', behind: 'sky' },
      awning: ['green', 'white'],
    },
  ],
  casa: [
    { kind: 'boards', wall: 'pinkPale', floor: 'tan', board: 'wood', back: 'cream', behind: 'stripes' },
    { kind: 'boards', wall: 'sky', floor: 'woodPale', board: 'woodDark', back: 'woodPale', behind: 'tools' },
    { kind: 'boards', wall: 'yellowPale', floor: 'woodPale', board: 'teal', back: 'white', behind: 'stripes' },
  ],
  tudo: [
    {
      ...{ kind: 'boards', wall: 'sky', floor: 'path', board: 'orange', back: 'cream', behind: 'sky' },
      awning: ['yellow', 'white'],
    },
    {
      ...{ kind: 'boards', wall: 'pinkPale', floor: 'tan', board: 'teal', back: 'white', behind: 'stripes' },
      awning: ['blue', 'white'],
    },
    { kind: 'boards', wall: 'hillFar', floor: 'woodPale', board: 'wood', back: 'cream', behind: 'stripes' },
  ],
}

export const isWordTheme = (theme: string): theme is WordTheme => Object.hasOwn(LOOKS, theme)

/** Place of a theme, another for each turn. */
export function wordLook(theme: string | undefined, turn: number): WordLook {
  const looks = LOOKS[theme && isWordTheme(theme) ? theme : 'tudo']
  return looks[turn % looks.length] ?? looks[0]
}
