/** One large drawing to colour, at home in its place: alone with little around it, in company, in a rich place. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawSubject, SUBJECTS } from '../../studio/scenes/subjects.ts'

const THEMES = Object.keys(SUBJECTS)

export interface DrawingFacts {
  readonly subject: string
}

export const colorirDesenho: SheetKind<PagesFacts<DrawingFacts>> = {
  id: 'colorir-desenho',
  category: 'colorir',
  themes: THEMES,
  draw: (options) => {
    const theme = options.theme ?? THEMES[0] ?? ''
    const subject = SUBJECTS[theme]
    if (!subject) throw new RangeError(`no drawing named ${theme}`)
    return composeSheet(options, 'colour', (_, index) => {
      const pen = new Pen(false)
      const heading = pictureTitle(pen, options)
      return {
        marks: marksOf([drawSubject(subject, pen, options.level, index), heading]),
        whole: true,
        pictures: [subject.picture, ...(subject.company ?? [])],
        facts: { subject: subject.picture },
        subject: subject.picture,
      }
    })
  },
}
