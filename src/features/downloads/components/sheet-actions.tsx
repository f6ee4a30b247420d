import { Printer, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fetchOnIntent, useLater } from '../../../ui/use-later.ts'
import type { Recipe } from '../../catalogue/recipe/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { ACTION_TEXTS } from '../texts.ts'
import { PREPARE } from '../variants/texts.ts'
import { printFile } from './print-file.ts'
import { type DownloadEffects, oneAtATime, runPreparing } from './run-download.ts'
import { useDownload, useDownloadEffects, type Viewer } from './use-download.ts'

const loadPanel = () => import('../variants/components/prepare-panel.tsx')

/** Imprimir and, for sheets that were drawn here, Preparar. */
export function SheetActions({ activity, viewer }: { activity: Activity; viewer: Viewer }) {
  const { download: print, busy: printing } = useDownload(viewer, printFile)
  const effects = useDownloadEffects(viewer)
  const [opening, setOpening] = useState(false)
  const [recipe, setRecipe] = useState<Recipe | null>(null)
  const prepare = useMemo(
    () =>
      oneAtATime(async (now: DownloadEffects, sheet: Activity) => {
        setOpening(true)
        await runPreparing(now, sheet, setRecipe)
        setOpening(false)
      }),
    [],
  )
  const panel = useLater(loadPanel, recipe !== null, () => {
    setRecipe(null)
    effects.toast({ kind: 'error', ...PREPARE.broken })
  })
  // Only drawings of ours say what they show.
  const isDrawn = activity.shows !== undefined
  return (
    <div className="flex gap-2.5 *:min-w-0 *:flex-1">
      <Button
        variant="secondary"
        icon={<Printer aria-hidden size={20} />}
        busy={printing}
        busyLabel={PREPARE.opening}
        onClick={() => void print(activity)}
      >
        {ACTION_TEXTS.print}
      </Button>
      {isDrawn ? (
        <Button
          variant="secondary"
          icon={<SlidersHorizontal aria-hidden size={20} />}
          busy={opening || (recipe !== null && panel === null)}
          busyLabel={PREPARE.opening}
          onClick={() => void prepare(effects, activity)}
          {...fetchOnIntent(loadPanel)}
        >
          {PREPARE.open}
        </Button>
      ) : null}
      {panel && recipe ? (
        <panel.PreparePanel activity={activity} recipe={recipe} effects={effects} onClose={() => setRecipe(null)} />
      ) : null}
    </div>
  )
}
