/** Looks of a person of the cast: the same in every picture, so that children know them. */
import type { Ink } from '../../scene/scene.ts'
import type { HAIR, SKIN, Tone } from './inks.ts'
import type { BodyName } from './skeleton.ts'

export type HairName =
  | ('curto' | 'bone' | 'cachos' | 'pai' | 'coque' | 'liso' | 'chanel' | 'ondulado' | 'rabo' | 'chiquinha')
  | ('trancas' | 'pompons' | 'power' | 'cacheado' | 'fogo')

export interface Top {
  readonly tone: Tone
  readonly kind?: 'short' | 'long' | 'dress'
  readonly print?: 'stripes' | 'star' | 'sun' | 'dots' | 'heart'
  readonly printTone?: Tone
  /** Of a dress, from the hips. */
  readonly length?: number
  readonly shawl?: Tone
  readonly apron?: Tone
}

export interface Bottom {
  readonly tone: Tone
  readonly kind: 'shorts' | 'pants' | 'skirt' | 'none'
}

export interface Sock {
  readonly tone: Tone
  readonly print?: 'stripes' | 'dots'
  readonly printTone?: Tone
}

export interface Person {
  readonly body?: BodyName
  readonly skin: keyof typeof SKIN
  readonly hair: HairName
  readonly hairColour: keyof typeof HAIR | Tone
  readonly top: Top
  readonly bottom: Bottom
  readonly shoes: Tone
  /** Long socks of the left and the right leg; left out: short white ones. */
  readonly socks?: readonly [left: Sock, right: Sock]
  readonly beard?: boolean
  readonly freckles?: boolean
  /** Eyes that rise outwards with a fold at the inner corner, a short nose, small ears. */
  readonly hasDownSyndrome?: boolean
  readonly aids?: readonly ('glasses' | 'hearing-aid' | 'ear-defenders')[]
  readonly frame?: Ink
  /** Of beads, ribbons and clips. */
  readonly clip?: Tone
  readonly cap?: Tone
}
