import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Form } from 'react-router'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { Activity } from '../../catalogue/schema.ts'
import type { OwnList } from '../schema.ts'
import { LISTS } from '../texts.ts'
import { useMoved } from './use-moved.ts'

interface ItemToolsProps {
  readonly activity: Activity
  /** Position in the list, from 0. */
  readonly index: number
  readonly count: number
  /** Other lists of the user. */
  readonly others: readonly OwnList[]
}

/** Order and lists of one activity, as buttons: keyboards, touch and forms without JavaScript work. */
export function ItemTools({ activity, index, count, others }: ItemToolsProps) {
  const remember = useMoved(index, count)
  return (
    <div className="mt-2 print:hidden">
      <Form method="post" preventScrollReset onSubmit={remember} className="flex gap-1">
        <input type="hidden" name="activity" value={activity.id} />
        <IconButton type="submit" name="intent" value="up" label={LISTS.up(activity.title)} disabled={index === 0}>
          <ArrowUp aria-hidden size={20} />
        </IconButton>
        <IconButton
          type="submit"
          name="intent"
          value="down"
          label={LISTS.down(activity.title)}
          disabled={index === count - 1}
        >
          <ArrowDown aria-hidden size={20} />
        </IconButton>
        <IconButton type="submit" name="intent" value="drop" label={LISTS.dropLabel(activity.title)}>
          <X aria-hidden size={20} />
        </IconButton>
      </Form>
      {others.length > 0 ? (
        <Form method="post" preventScrollReset className="mt-1 flex gap-1">
          <input type="hidden" name="activity" value={activity.id} />
          <select
            name="to"
            required
            defaultValue=""
            aria-label={LISTS.addTo(activity.title)}
            className="min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-outline bg-paper px-2 text-sm text-ink"
          >
            <option value="" disabled>
              {LISTS.choose}
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" name="intent" value="add" size="sm" variant="secondary">
            {LISTS.add}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
