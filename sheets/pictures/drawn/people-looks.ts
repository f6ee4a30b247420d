/** Children and adults: skin, hair, clothes. */
import { inkOfHex } from '../../scene/inks.ts'
import type { Ink } from '../../scene/scene.ts'
import { AMBER, CHERRY, LEAF, NAVY, PAPER, PLUM, ROSE, SEA, SKY, SUN } from './colors.ts'

export type Hair = 'short' | 'curls' | 'puffs' | 'tousled' | 'fringe' | 'long' | 'bob' | 'braids' | 'bun' | 'thin'

export interface Look {
  readonly skin: Ink
  readonly hair: Ink
  readonly style: Hair
  readonly shirt: Ink
  readonly below: Ink
  readonly skirt?: boolean
  readonly glasses?: boolean
  readonly freckles?: boolean
  /** An adult has longer legs and a smaller head. */
  readonly adult?: boolean
  readonly hat?: 'straw' | 'chef' | 'helmet' | 'cap'
  readonly coat?: Ink
}

const FAIR = inkOfHex('#fbd9b8')

const TAWNY = inkOfHex('#e0a878')

const BROWN_SKIN = inkOfHex('#b97c50')

const DARK_SKIN = inkOfHex('#8f5b3c')

const BLACK_HAIR = inkOfHex('#4b3f46')

const BROWN_HAIR = inkOfHex('#8a5a3b')

const RED_HAIR = inkOfHex('#d9742f')

const GREY_HAIR = inkOfHex('#c9c9cf')

/** Eight children of different looks. */
export const CHILDREN: readonly Look[] = [
  { skin: FAIR, hair: BROWN_HAIR, style: 'long', shirt: ROSE, below: NAVY, skirt: true },
  { skin: DARK_SKIN, hair: BLACK_HAIR, style: 'curls', shirt: SUN, below: NAVY },
  { skin: BROWN_SKIN, hair: BLACK_HAIR, style: 'puffs', shirt: SEA, below: PLUM, skirt: true },
  { skin: FAIR, hair: RED_HAIR, style: 'tousled', shirt: LEAF, below: NAVY, freckles: true },
  { skin: TAWNY, hair: BLACK_HAIR, style: 'fringe', shirt: CHERRY, below: NAVY, skirt: true },
  { skin: BROWN_SKIN, hair: BROWN_HAIR, style: 'short', shirt: SKY, below: NAVY, glasses: true },
  { skin: FAIR, hair: BLACK_HAIR, style: 'bob', shirt: AMBER, below: LEAF },
  { skin: DARK_SKIN, hair: BLACK_HAIR, style: 'braids', shirt: ROSE, below: SEA, skirt: true, glasses: true },
]

export const ADULTS: Readonly<Record<string, Look>> = {
  man: { skin: TAWNY, hair: BROWN_HAIR, style: 'short', shirt: SEA, below: NAVY, adult: true },
  woman: { skin: BROWN_SKIN, hair: BLACK_HAIR, style: 'long', shirt: CHERRY, below: NAVY, adult: true, skirt: true },
  grandpa: { skin: TAWNY, hair: GREY_HAIR, style: 'thin', shirt: LEAF, below: NAVY, adult: true, glasses: true },
  grandma: {
    skin: DARK_SKIN,
    hair: GREY_HAIR,
    style: 'bun',
    shirt: PLUM,
    below: ROSE,
    adult: true,
    glasses: true,
    skirt: true,
  },
  teacher: { skin: BROWN_SKIN, hair: BLACK_HAIR, style: 'bob', shirt: AMBER, below: NAVY, adult: true, glasses: true },
  doctor: { skin: DARK_SKIN, hair: BLACK_HAIR, style: 'short', shirt: SKY, below: NAVY, adult: true, coat: PAPER },
  farmer: { skin: TAWNY, hair: BROWN_HAIR, style: 'short', shirt: CHERRY, below: NAVY, adult: true, hat: 'straw' },
  cook: { skin: FAIR, hair: BROWN_HAIR, style: 'bob', shirt: PAPER, below: NAVY, adult: true, hat: 'chef' },
  firefighter: {
    skin: BROWN_SKIN,
    hair: BLACK_HAIR,
    style: 'short',
    shirt: AMBER,
    below: AMBER,
    adult: true,
    hat: 'helmet',
  },
}
