import { type MouseEvent, useSyncExternalStore } from 'react'
import { SpriteIcon } from '../../../brand/icon-sprite.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { Activity } from '../../catalogue/schema.ts'
import { FAVOURITES, HEART, HEART_MESSAGES } from '../texts.ts'
import { savedStore } from './saved-store.ts'

/** Id of the form that hearts submit without JavaScript. */
const FORM = 'guardar'

/** The form of all hearts of a page, for members without JavaScript (rule: without JavaScript). */
export function HeartForm() {
  return (
    <form id={FORM} method="post" action={FAVOURITES.path} data-scripted="" hidden>
      {/* The hearts are outside of it; a page without hearts still has a form to submit. */}
      <button type="submit">{HEART.save}</button>
    </form>
  )
}

interface HeartProps {
  readonly activity: Pick<Activity, 'id' | 'title'>
}

/** Empty in the server's page, which is shared; filled after hydration. */
function useHeart({ id }: HeartProps['activity']) {
  const saved = useSyncExternalStore(
    savedStore.subscribe,
    () => savedStore.isSaved(id),
    () => false,
  )
  const press = (event: MouseEvent) => {
    event.preventDefault()
    const outcome = savedStore.press(id)
    if (outcome === 'first') showToast({ kind: 'success', ...HEART_MESSAGES.first })
    else if (outcome === 'full') showToast({ kind: 'warn', ...HEART_MESSAGES.full })
    else if (outcome === 'notStored') showToast({ kind: 'error', ...HEART_MESSAGES.notStored })
  }
  return {
    saved,
    attributes: { type: 'submit', form: FORM, name: 'guardar', value: id, onClick: press, 'aria-pressed': saved },
  } as const
}

/** Over the corner of a card's sheet. */
export function CardHeart({ activity }: HeartProps) {
  const { attributes } = useHeart(activity)
  return (
    <button {...attributes} aria-label={HEART.label(activity.title)} className="card-heart">
      <SpriteIcon name="heart" size={20} />
    </button>
  )
}

/** Heart with a label. */
export function HeartButton({ activity }: HeartProps) {
  const { saved, attributes } = useHeart(activity)
  return (
    <button {...attributes} className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'heart-button')}>
      <SpriteIcon name="heart" size={20} />
      {/* As wide as the longer label: the width does not change. */}
      <span className="grid">
        <span className={classNames('col-start-1 row-start-1', saved && 'invisible')}>{HEART.save}</span>
        <span aria-hidden="true" className={classNames('col-start-1 row-start-1', !saved && 'invisible')}>
          {HEART.saved}
        </span>
      </span>
    </button>
  )
}
