import { Check, Plus } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { type CreatedSheet, createdSheet, createdText, hasChildsName, isForBooklets } from '../created.rules.ts'
import { CREATED } from '../names.texts.ts'
import { BASKET } from '../texts.ts'
import { heldCreated, turnInBasket, useIsCreatedIn } from './late-basket.ts'
import { holdName, useTypedNames } from './typed-names.ts'

interface CreatedButtonProps extends CreatedSheet {
  /** False while something required is missing; a name is that of each child. */
  readonly isReady: boolean
  /** Its id among created sheets of this page. */
  readonly newId: () => string
  readonly userId: string | null
}

/** «Pôr no caderno» of a sheet that is being created (rule: booklets). */
export function CreatedButton({ isReady, newId, userId, ...created }: CreatedButtonProps) {
  const { kind, typed, chosen } = created
  const text = createdText(kind, typed, chosen)
  const names = useTypedNames(userId)
  const name = hasChildsName(kind) ? typed.name.trim() : ''
  const nameOf = (id: string) => names.get(id)?.trim() ?? ''
  // Another name is another sheet.
  const hasThisName = (id: string) => name === '' || nameOf(id) === name
  const isIn = useIsCreatedIn(text, hasThisName)
  if (!isForBooklets(kind)) return null
  const turn = () => {
    const held = heldCreated(text, hasThisName)
    const unnamed = held ? undefined : heldCreated(text, (id) => nameOf(id) === '')
    const sheet = createdSheet(held?.id ?? unnamed?.id ?? newId(), created)
    if (!sheet) return showToast({ kind: 'warn', ...BASKET.tooLong })
    if (!held && name !== '') holdName(userId, sheet.id, name)
    if (unnamed) showToast({ kind: 'success', ...CREATED.nowNamed, link: BASKET.see })
    else void turnInBasket(sheet, text)
  }
  const note = hasChildsName(kind) ? CREATED.withNames : kind.words ? CREATED.withWords : null
  return (
    <div className="grid gap-1.5">
      <Button
        variant="secondary"
        disabled={!isReady}
        aria-pressed={isIn}
        icon={isIn ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
        className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
        onClick={turn}
      >
        {isIn ? BASKET.isIn : BASKET.put}
      </Button>
      {note ? <p className="text-ink-2 text-sm">{note}</p> : null}
    </div>
  )
}
