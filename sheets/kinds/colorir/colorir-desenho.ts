/** One large drawing to colour, at home in its place: alone with little around it, in company, in a rich place. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { type Finish, marksOf, Pen } from '../../studio/pen.ts'
import { drawSubject, portraitOf, subjectShows } from '../../studio/scenes/subject-page.ts'
import { SUBJECTS } from '../../studio/scenes/subjects.ts'

/** Thick lines for the youngest, fine ones with patterns for the oldest. */
const FINISH: Readonly<Record<Level, Finish>> = { facil: 'bold', medio: 'plain', desafio: 'fine' }

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
    return composeSheet(options, 'colour', (_, index, sheet) => {
      // The first two pages are the subject's alone; on the others children take turns beside it.
      const children = sheet.fork('cast').shuffle(STANDING)
      const child = index < 2 ? undefined : children[index % children.length]
      const pen = new Pen(false)
      const own = subject.portraits?.length ?? 2
      const first = subject.portraits?.some(({ isLater }) => isLater) ? 0 : options.seed
      const version = index < own ? (first + index) % own : index
      const asked = { ...options, instruction: portraitOf(subject, version)?.instruction ?? options.instruction }
      return {
        marks: marksOf([
          drawSubject(subject, pen.finished(FINISH[options.level]), {
            level: options.level,
            index: version,
            child,
            cast: children,
          }),
          pictureTitle(pen, asked),
        ]),
        whole: true,
        instruction: asked.instruction,
        pictures: subjectShows(subject, options.level, version),
        facts: { subject: subject.picture },
        subject: subject.picture,
      }
    })
  },
}
