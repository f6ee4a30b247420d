import { describe, expect, it } from 'vitest'
import { picturesOf } from '../scene/marks.ts'
import { CORNERS, cornerDrawing } from './corner.ts'

describe('the drawing in the corner', () => {
  it.each(CORNERS.map(([pictures, themes]) => [pictures.split(' '), themes.split(' ')] as const))(
    'shows one of %s, and another one where the page shows that',
    (pictures, themes) => {
      for (const theme of themes) expect(cornerDrawing(theme, [], false)).toHaveLength(1)
      expect(cornerDrawing(themes[0], pictures.slice(0, 1), true)).not.toEqual(cornerDrawing(themes[0], [], true))
      expect(cornerDrawing(themes[0], pictures, true)).toEqual([])
    },
  )

  it('is no picture of the task', () => {
    expect(picturesOf(cornerDrawing('bichos', [], true))).toEqual([])
  })

  it('gives each theme one drawing', () => {
    const themes = CORNERS.flatMap(([, names]) => names.split(' '))
    expect(themes.filter((theme, i) => themes.indexOf(theme) !== i)).toEqual([])
  })
})
