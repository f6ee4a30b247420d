/** Words about the day on which Brazil became independent: most of them are names of what no single picture shows. */
import type { Picture } from '../../pictures/picture.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { IPIRANGA_SPOTS } from '../../studio/places/ipiranga.ts'

export const INDEPENDENCE = 'independencia'

function wordAlone(name: string): Picture {
  const { facts: _facts, ...picture } = wordPicture('flag')
  return { ...picture, id: name, name, syllables: [name] }
}

let made: readonly Picture[] | undefined

/** Made at the first use: in a browser the pictures come after the kinds. */
export function independenceWords(): readonly Picture[] {
  made ??= 'pedro grito riacho cavalo espada brasil chapéu soldado ipiranga bandeira coroa tambor príncipe liberdade'
    .split(' ')
    .map(wordAlone)
  return made
}

/** True for what the scene by the stream shows. */
export const isInIpiranga = ({ name }: Picture): boolean => Object.hasOwn(IPIRANGA_SPOTS, name)
