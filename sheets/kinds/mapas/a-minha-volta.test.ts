import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { AROUND_PLACES } from '../../studio/places/around-places.ts'
import { AROUND_THINGS } from '../../studio/shapes/around-things.ts'
import { aMinhaVolta } from './a-minha-volta.ts'
import { RELATIONS, relationOf, SPOTS, type SpotName, spotAt } from './around-facts.ts'
import { sentencesOf } from './around-pages.ts'

/** From the child to a spot, on paper: y grows downwards. */
const TOWARDS: Readonly<Record<SpotName, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  nearLeft: [-1, 0],
  farLeft: [-2, 0],
  nearRight: [1, 0],
  farRight: [2, 0],
}

/** Position by the direction that the child looks in: its right hand is a quarter of a turn clockwise. */
function positionOf(facing: boolean, spot: SpotName): string {
  const [dx, dy] = TOWARDS[spot]
  const [lookX, lookY] = [0, facing ? 1 : -1]
  const ahead = dx * lookX + dy * lookY
  const right = dx * -lookY + dy * lookX
  return ahead > 0 ? 'em frente' : ahead < 0 ? 'atrás' : right > 0 ? 'à direita' : 'à esquerda'
}

test('each thing has the position that the direction of the child gives it', () => {
  for (const { level, page } of everyPage(aMinhaVolta)) {
    expect(page.facing).toBe(level === 'desafio')
    for (const spot of SPOTS) expect(relationOf(page, spot)).toBe(positionOf(page.facing, spot))
    expect(SPOTS.filter((spot) => relationOf(page, spot) === 'à direita')).toHaveLength(2)
    expect(SPOTS.filter((spot) => relationOf(page, spot) === 'à esquerda')).toHaveLength(2)
  }
})

test('six things of a page have six names, so that a name has one place', () => {
  for (const place of AROUND_PLACES) {
    const names = AROUND_THINGS[place].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
  for (const { page } of everyPage(aMinhaVolta)) {
    expect(new Set(SPOTS.map((spot) => page.things[spot].name)).size).toBe(6)
    const found = RELATIONS.flatMap((relation) => [spotAt(page, relation), spotAt(page, relation, false)])
    expect(new Set(found)).toEqual(new Set(SPOTS))
  }
})

test('the sentences ask for what is before and behind, and once for each hand', () => {
  for (const { level, page } of everyPage(aMinhaVolta)) {
    if (level !== 'medio') continue
    const sentences = sentencesOf(page)
    const answers = sentences.map(({ answer }) => answer)
    expect(answers.slice(0, 2)).toEqual(
      [page.things.up, page.things.down].map(({ article, name }) => `${article} ${name}`),
    )
    expect(answers.slice(2).toSorted()).toEqual(['direita', 'esquerda'])
    for (const { says, answer } of sentences.slice(2)) {
      const spot = SPOTS.find((one) => says.includes(` ${page.things[one].name} `))
      expect(spot && positionOf(false, spot)).toBe(`à ${answer}`)
    }
  }
})

test('nothing touches, is cut or runs into its label', () => {
  expect(layoutFaults(aMinhaVolta)).toEqual([])
})
