/** Words about the day on which Brazil became independent: most of them are names of what no single picture shows. */
import type { Picture } from '../../pictures/picture.ts'
import { BLACK } from '../../scene/inks.ts'
import { IPIRANGA_SPOTS } from '../../studio/places/ipiranga.ts'

export const INDEPENDENCE = 'independencia'

/** Lists print it, and nothing draws it. */
const wordAlone = (name: string): Picture => ({
  id: name,
  name,
  article: 'o',
  syllables: [name],
  category: 'objeto',
  outline: '',
  detail: '',
  color: BLACK,
})

export const independenceWords = (): readonly Picture[] =>
  'pedro grito riacho cavalo espada brasil chapéu soldado ipiranga bandeira coroa tambor príncipe liberdade'
    .split(' ')
    .map(wordAlone)

/** True for what the scene by the stream shows. */
export const isInIpiranga = ({ name }: Picture): boolean => Object.hasOwn(IPIRANGA_SPOTS, name)
