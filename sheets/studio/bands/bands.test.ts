import { describe, expect, it, test } from 'vitest'
import { KINDS } from '../../kinds/registry.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { headingBand } from '../../page/heading-band.ts'
import { VOCABULARY } from '../../pictures/vocabulary.ts'
import { picturesOf, textsOf } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { BANDS, bandMarks, bandOf, shownBy } from './bands.ts'

const themes = BANDS.flatMap(([, names]) => names.split(' '))
const inksOf = (marks: readonly Mark[]): Ink[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'group') return inksOf(mark.children)
    return [mark.kind === 'path' ? mark.stroke : undefined, mark.fill].filter((ink) => ink !== undefined)
  })

describe('the bands', () => {
  it('give each theme one place', () => {
    expect(themes.filter((theme, i) => themes.indexOf(theme) !== i)).toEqual([])
  })

  it('are for themes that some kind has', () => {
    const known = new Set(KINDS.flatMap(({ themes }) => themes.flatMap((theme) => theme.split(' '))))
    expect(themes.filter((theme) => !known.has(theme))).toEqual([])
  })

  it('differ from each other', () => {
    const drawn = BANDS.map(([, names]) =>
      JSON.stringify(bandMarks({ theme: names.split(' ')[0], seed: 1, color: true })),
    )
    expect(new Set(drawn).size).toBe(BANDS.length)
  })

  it.each(BANDS.map(([, names]) => names.split(' ')[0] ?? ''))(
    'of %s: in line it has black and white alone',
    (theme) => {
      const inks = inksOf(bandMarks({ theme, seed: 3, color: false }))
      expect(inks.length).toBeGreaterThan(5)
      expect(inks.filter(([c, m, y, k]) => c + m + y > 0 || (k > 0 && k < 100))).toEqual([])
    },
  )

  it('show other children on other sheets, and the same ones on the same', () => {
    const draw = (seed: number) => JSON.stringify(bandMarks({ theme: 'jardim', seed, color: true }))
    expect(draw(1)).toBe(draw(1))
    expect(draw(1)).not.toBe(draw(2))
  })

  it('give way where the child counts what they show', () => {
    const known = new Set(VOCABULARY.map(({ id }) => id))
    for (const [band, names] of BANDS) {
      const wish = { theme: names.split(' ')[0], seed: 2 }
      expect(bandOf(wish)).toBe(band)
      for (const picture of shownBy(band)) {
        expect(known, picture).toContain(picture)
        expect(shownBy(bandOf({ ...wish, counted: [picture] }))).not.toContain(picture)
      }
    }
  })
})

const plain = { theme: 'bichos', seed: 1, color: true, counted: [] }

test.each([true, false])(
  'stays on the paper between the lines for the name and the instruction, school: %s',
  (school) => {
    const box = boundsOf(headingBand({ ...plain, title: 'Um título', school }))
    expect(box).toMatchObject({ x: expect.any(Number) })
    if (!box) return
    expect(box.y).toBeGreaterThan(school ? 22 : 17)
    expect(box.y + box.height).toBeLessThan(45)
  },
)

test('is no picture of the task, and has no word but the title', () => {
  const marks = headingBand({ ...plain, title: 'Só o título', school: false })
  expect(picturesOf(marks)).toEqual([])
  expect(textsOf(marks)).toEqual(['Só o título'])
})
