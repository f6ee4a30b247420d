import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fetchOnIntent, useLater } from '../../../ui/use-later.ts'
import { FILTERS } from '../texts.ts'
import type { FilterSheetProps } from './filter-dialog.tsx'

const loadSheet = () => import('./filter-dialog.tsx')

/** The filters on a small screen: a button that says how many are set, and a sheet from below. */
export function FilterSheet({ choices, filters, total, onChoose, clearHref }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const sheet = useLater(loadSheet, open, () => setOpen(false))
  const set = Object.values(filters).filter((value) => value !== null).length
  return (
    <>
      <Button
        {...fetchOnIntent(loadSheet)}
        variant="secondary"
        size="sm"
        className="flex-1"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden size={20} />}
        iconEnd={
          set > 0 ? (
            <span className="grid size-6 place-items-center rounded-full bg-brand text-xs text-on-brand">{set}</span>
          ) : undefined
        }
        onClick={() => setOpen(true)}
      >
        {FILTERS.open}
      </Button>
      {sheet ? (
        <sheet.FilterDialog
          {...{ choices, filters, total, onChoose, clearHref, open }}
          anySet={set > 0}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  )
}
