import { FileImage } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import type { UploadFolder } from '../../upload/rules.ts'
import { FORM, PDF_PREVIEW } from '../form.texts.ts'
import { pageCountFrom } from '../rules.ts'
import type { AdminActivity } from '../schema.ts'
import { fetchActivityFile } from './editing-calls.ts'
import { FileField } from './file-field.tsx'
import { firstPagePicture } from './first-page-picture.ts'
import { PdfPages } from './pdf-pages.tsx'
import { type PdfSource, usePdf } from './use-pdf.ts'
import type { ChosenFiles } from './use-save.ts'

interface FormFilesProps {
  activity: AdminActivity | null
  files: ChosenFiles
  onChange: (chosen: Partial<ChosenFiles>) => void
  /** Number of pages of the chosen PDF. */
  onPages: (pages: number) => void
  /** The server's objections to files. */
  refusals: Partial<Record<UploadFolder, string>>
}

/** Thumbnail and file, with every page of the PDF to look at and its first page as a thumbnail. */
export function FormFiles({ activity, files, onChange, onPages, refusals }: FormFilesProps) {
  const [showsCurrent, setShowsCurrent] = useState(false)
  const [drawing, setDrawing] = useState(false)
  const chosen = files.file
  const source = useMemo((): PdfSource | null => {
    if (chosen) return { name: chosen.name, read: () => chosen.arrayBuffer() }
    if (showsCurrent && activity) return { name: activity.title, read: () => fetchActivityFile(activity.id) }
    return null
  }, [chosen, showsCurrent, activity])

  const latest = useRef({ chosen, onPages })
  latest.current = { chosen, onPages }
  // Only a newly chosen file sets the number of pages; a stored one was counted before.
  const onOpened = useCallback((pages: number) => {
    if (latest.current.chosen) latest.current.onPages(pageCountFrom(String(pages)))
  }, [])
  const pdf = usePdf(source, onOpened)

  const takeFirstPage = async () => {
    if (!pdf || typeof pdf === 'string') return
    setDrawing(true)
    try {
      onChange({ thumbnail: await firstPagePicture(pdf, source?.name ?? FORM.thumbnail) })
    } catch {
      showToast({ kind: 'error', title: PDF_PREVIEW.failed, description: PDF_PREVIEW.failedText })
    } finally {
      setDrawing(false)
    }
  }

  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FileField
          folder="thumbnails"
          file={files.thumbnail}
          current={activity && FORM.currentImage}
          error={refusals.thumbnails}
          onChange={(thumbnail) => onChange({ thumbnail })}
        />
        <FileField
          folder="activities"
          file={files.file}
          current={activity?.hasFile ? FORM.current : null}
          error={refusals.activities}
          onChange={(file) => onChange({ file })}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {activity?.hasFile && !source ? (
          <Button variant="quiet" size="sm" onClick={() => setShowsCurrent(true)}>
            {PDF_PREVIEW.show}
          </Button>
        ) : null}
        {pdf && typeof pdf !== 'string' ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<FileImage aria-hidden size={20} />}
            busy={drawing}
            busyLabel={FORM.makingThumbnail}
            onClick={() => void takeFirstPage()}
          >
            {FORM.firstPage}
          </Button>
        ) : null}
      </div>
      {pdf ? <PdfPages pdf={pdf} /> : null}
    </div>
  )
}
