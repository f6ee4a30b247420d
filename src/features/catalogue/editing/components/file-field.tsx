import { FileUp, ImageUp, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { UPLOAD_MB, type UploadFolder } from '../../upload/rules.ts'
import { FORM } from '../form.texts.ts'
import { ACCEPTED, fileSize, objectionTo } from './chosen-file.ts'

interface FileFieldProps {
  folder: UploadFolder
  file: File | null
  onChange: (file: File) => void
  /** The stored file while no new one is chosen; null for a new activity. */
  current: string | null
  error?: string
  children?: ReactNode
}

const WORDS: Record<UploadFolder, { label: string; choose: string; Icon: LucideIcon }> = {
  thumbnails: { label: FORM.thumbnail, choose: FORM.chooseImage, Icon: ImageUp },
  activities: { label: FORM.file, choose: FORM.choosePdf, Icon: FileUp },
}

/** A place to choose a file or drop it on: the browser's own field, over the whole area. */
export function FileField({ folder, file, onChange, current, error, children }: FileFieldProps) {
  const [over, setOver] = useState(false)
  const { label, choose, Icon } = WORDS[folder]
  const choosing = (chosen: File | undefined) => {
    if (!chosen) return
    const objection = objectionTo(chosen, folder)
    if (objection) showToast({ kind: 'error', ...objection })
    else onChange(chosen)
  }
  const filled = file !== null || current !== null
  return (
    <div>
      <Field label={label} error={error}>
        {(control) => (
          <div
            className={classNames(
              'relative flex min-h-19 items-center gap-3.5 rounded-control border-[1.5px] px-4 py-2.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus',
              filled ? 'border-ok bg-ok-soft text-ok' : 'border-outline border-dashed bg-paper text-ink hover:bg-well',
              over && 'border-brand bg-brand-soft',
              error && 'border-error',
            )}
          >
            <Icon aria-hidden size={24} className="shrink-0" />
            <span className="min-w-0">
              <span className="block truncate text-base/6 font-semibold">{file?.name ?? current ?? choose}</span>
              <span className={classNames('block text-sm', !filled && 'text-ink-3')}>
                {file ? fileSize(file.size) : `${FORM.upTo(UPLOAD_MB[folder])}, ${FORM.orDrop}`}
              </span>
            </span>
            <input
              {...control}
              type="file"
              accept={ACCEPTED[folder]}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={({ target }) => {
                choosing(target.files?.[0])
                // The same file may be chosen again after it was changed.
                target.value = ''
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
        )}
      </Field>
      {children}
    </div>
  )
}
