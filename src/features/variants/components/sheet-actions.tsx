import { Printer, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fetchOnIntent, useLater } from '../../../ui/use-later.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../catalogue/taxonomy/rules.ts'
import { printFile, printsInPlace } from '../../downloads/components/print-file.ts'
import {
  type DownloadEffects,
  oneAtATime,
  type Prepared,
  runPreparing,
} from '../../downloads/components/run-download.ts'
import { useDownload, useDownloadEffects, type Viewer } from '../../downloads/components/use-download.ts'
import { useCarriedPreparing, useCarriedPrint } from '../../downloads/intent/components/carried-download.ts'
import { ACTION_TEXTS } from '../../downloads/texts.ts'
import { PREPARE } from '../texts.ts'
import type { PreparedBasket } from './prepare-panel.tsx'

const PRINTING = { how: 'print', deliver: printFile } as const

const loadPanel = () => import('./prepare-panel.tsx')
const loadEngine = () => import('./engine.ts')
const loadUploadedPanel = () => import('../uploaded/components/uploaded-panel.tsx')

/** Panel and thread come side by side, while the server is asked for the recipe. */
const loadDrawing = (category: Activity['category']) =>
  Promise.all([loadPanel(), loadEngine().then(({ readyEngine }) => readyEngine(CATEGORY_KEYS[category]))])

export interface SheetActionsProps {
  activity: Activity
  viewer: Viewer
  /** Of the sheet as it is in the catalogue. */
  picture: ReactNode
  Basket: PreparedBasket
}

/** Imprimir and Preparar: of drawn sheets by their recipe, of uploaded files by their pages. */
export function SheetActions({ activity, viewer, picture, Basket }: SheetActionsProps) {
  const { download: print, busy: printing } = useDownload(viewer, PRINTING)
  const effects = useDownloadEffects(viewer)
  const [opening, setOpening] = useState(false)
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const prepare = useMemo(
    () =>
      oneAtATime(async (now: DownloadEffects, sheet: Activity) => {
        setOpening(true)
        await runPreparing(now, sheet, setPrepared)
        setOpening(false)
      }),
    [],
  )
  const recipe = prepared && 'recipe' in prepared ? prepared.recipe : null
  const isUploaded = prepared !== null && 'is' in prepared
  const close = () => setPrepared(null)
  const fail = () => {
    close()
    effects.toast({ kind: 'error', ...PREPARE.broken })
  }
  const panel = useLater(loadPanel, recipe !== null, fail)
  const uploadedPanel = useLater(loadUploadedPanel, isUploaded, fail)
  const userId = viewer.session?.userId ?? null
  useCarriedPreparing(activity, userId, () => void prepare(effects, activity))
  const printButton = useRef<HTMLButtonElement>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  useCarriedPrint(activity, userId, () => {
    if (printsInPlace()) void print(activity)
    else {
      // A phone opens the file in another tab, which only a press may do.
      setIsAwaited(true)
      printButton.current?.focus()
    }
  })
  // Only our own drawings describe their contents; the recipe decides.
  const isDrawn = activity.shows !== undefined
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-1 *:px-3! max-[22.49rem]:[&_svg]:hidden">
      <Button
        ref={printButton}
        variant="secondary"
        icon={<Printer aria-hidden size={20} />}
        busy={printing}
        busyLabel={PREPARE.opening}
        onClick={() => {
          setIsAwaited(false)
          void print(activity)
        }}
      >
        {ACTION_TEXTS.print}
      </Button>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden size={20} />}
        busy={opening || (recipe !== null && panel === null) || (isUploaded && uploadedPanel === null)}
        busyLabel={PREPARE.opening}
        onClick={() => void prepare(effects, activity)}
        {...fetchOnIntent(() => (isDrawn ? loadDrawing(activity.category) : loadUploadedPanel()))}
      >
        {PREPARE.open}
      </Button>
      {isAwaited ? (
        <p role="status" className="basis-full! text-center font-semibold text-sm">
          {ACTION_TEXTS.printNow}
        </p>
      ) : null}
      {panel && recipe ? (
        <panel.PreparePanel
          activity={activity}
          Basket={Basket}
          recipe={recipe}
          picture={picture}
          effects={effects}
          onClose={close}
        />
      ) : null}
      {uploadedPanel && isUploaded ? (
        <uploadedPanel.UploadedPanel activity={activity} effects={effects} onClose={close} />
      ) : null}
    </div>
  )
}
