/** Things of each letter for the alphabet with pictures: those of the dotted letters, and more where these are two. */
import { caimanAshore, windsurf, yorkshire, zip } from '../../studio/shapes/rare-things.ts'
import { THINGS, type Thing } from '../pontilhar/letter-things.ts'

const MORE: Readonly<Record<string, Thing>> = {
  W: { name: 'windsurfe', home: 'sill', draw: windsurf },
  Y: { name: 'yorkshire', home: 'sill', draw: yorkshire },
  Z: { name: 'zíper', home: 'sill', draw: zip },
}

/** The dotted landscape has it in the water. */
const ashore = (thing: Thing): Thing => (thing.name === 'jacaré' ? { ...thing, draw: caimanAshore } : thing)

export function thingsOf(letter: string): readonly Thing[] {
  const more = MORE[letter]
  return [...(THINGS[letter] ?? []).map(ashore), ...(more ? [more] : [])]
}
