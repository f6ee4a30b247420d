import type { Level } from '../../../../../sheets/scene/scene.ts'
import { TextField } from '../../../../ui/field.tsx'
import { MOST_NAME, readName } from '../../../creations/words.rules.ts'
import { isRedrawable } from '../../../variants/options/rules.ts'
import { LEVEL_NAMES, levelsInWords } from '../../turma/texts.ts'
import { followsTheChild, hasChildsName } from '../created.rules.ts'
import { SHEET_NAME } from '../names.texts.ts'
import type { BasketSheet } from '../rules.ts'
import { CADERNO } from '../texts.ts'
import type { Known } from './booklet-calls.ts'
import { isUploaded } from './booklet-plan.ts'

const LACKS = { premium: CADERNO.premium, file: CADERNO.fileless, answer: CADERNO.unreachable } as const

interface SheetNoteProps {
  sheet: BasketSheet
  known: Known | undefined
  isForClass: boolean
  levels: readonly Level[] | undefined
  onName: (name: string) => void
  onRetry: () => void
}

/** The way a sheet is printed, below its title. */
export function SheetNote({ sheet, known, isForClass, levels, onName, onRetry }: SheetNoteProps) {
  const tag = 'mt-1 inline-flex min-h-6.5 items-center rounded-tag px-2 text-[0.8125rem]/4.5'
  if (known && 'lacks' in known) {
    return (
      <span className={`${tag} bg-warn-soft text-warn`}>
        {LACKS[known.lacks]}
        {known.lacks === 'answer' ? (
          <button type="button" className="ml-2 min-h-6.5 font-semibold underline" onClick={onRetry}>
            {CADERNO.retry}
          </button>
        ) : null}
      </span>
    )
  }
  if (known && isUploaded(known)) return <span className={`${tag} bg-well text-ink-2`}>{SHEET_NAME.uploaded}</span>
  if (known?.created && hasChildsName(known.created.kind))
    return isForClass ? (
      <span className={`${tag} bg-well text-ink-2`}>{SHEET_NAME.each}</span>
    ) : (
      <NameOnSheet name={known.created.typed.name} onName={onName} />
    )
  const isFixed = known?.recipe
    ? !isRedrawable(known.recipe.kind)
    : known?.created && !followsTheChild(known.created.kind)
  if (isFixed && isForClass) return <span className={`${tag} bg-well text-ink-2`}>{CADERNO.fixed}</span>
  if (sheet.level === null)
    return levels ? (
      <span className={`${tag} bg-well text-ink-2`}>{CADERNO.atLevels(levelsInWords(levels), levels.length)}</span>
    ) : null
  return <span className={`${tag} bg-well text-ink-2`}>{CADERNO.allAt(LEVEL_NAMES[sheet.level])}</span>
}

/** Without a class, the name that the sheet is made of. */
function NameOnSheet({ name, onName }: { name: string; onName: (name: string) => void }) {
  const isMissing = name.trim() === ''
  const read = readName(name)
  return (
    <TextField
      label={SHEET_NAME.label}
      helper={
        isMissing ? (
          <span className="inline-block rounded-tag bg-warn-soft px-2 py-1 text-warn">{SHEET_NAME.missing}</span>
        ) : (
          SHEET_NAME.hint
        )
      }
      {...(!isMissing && 'problem' in read && { error: read.problem })}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MOST_NAME * 2}
      value={name}
      onChange={({ currentTarget: { value } }) => onName(value)}
      className="mt-2 max-w-80"
    />
  )
}
