import { INTERESTS } from '../../../../../sheets/pictures/interests.ts'
import type { Child, SchoolClass } from '../../store/rules.ts'
import { type Difference, differencesOf } from '../rules.ts'
import { CHILD, GROUP_NAMES, INK_NAMES, LETTER_NAMES } from '../texts.ts'
import { LevelBars } from './marks.tsx'

function textOf(difference: Difference): string {
  switch (difference.what) {
    case 'level':
      return difference.area === 'all'
        ? GROUP_NAMES[difference.level]
        : `${CHILD.areas[difference.area]}: ${GROUP_NAMES[difference.level]}`
    case 'letters':
      return LETTER_NAMES[difference.letters]
    case 'ink':
      return INK_NAMES[difference.ink]
    case 'interest':
      return INTERESTS.find(({ id }) => id === difference.interest)?.name ?? difference.interest
    case 'fewer':
      return CHILD.tags.fewer
  }
}

/** Only what is different from the class. */
export function DifferenceTags({ one, child }: { one: SchoolClass; child: Child }) {
  return differencesOf(one, child).map((difference) => (
    <span
      key={textOf(difference)}
      className="inline-flex min-h-6.5 items-center gap-1.5 rounded-tag bg-well px-2 text-[0.8125rem]/4.5 text-ink-2"
    >
      {difference.what === 'level' ? <LevelBars level={difference.level} /> : null}
      {textOf(difference)}
    </span>
  ))
}
