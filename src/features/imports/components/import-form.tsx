import { FileSpreadsheet, Files, FolderArchive, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { IMPORT_MB } from '../rules.ts'
import { IMPORT_SCREEN as texts } from '../texts.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

interface PickProps {
  label: string
  choose: string
  hint: string
  chosen: string | null
  accept: string
  multiple?: boolean
  Icon: LucideIcon
  onPick: (files: File[]) => void
}

function Pick({ label, choose, hint, chosen, accept, multiple, Icon, onPick }: PickProps) {
  return (
    <Field label={label}>
      {(control) => (
        <span
          className={classNames(
            'relative flex min-h-19 items-center gap-3.5 rounded-control border-[1.5px] px-4 py-2.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus',
            chosen === null ? 'border-outline border-dashed bg-paper hover:bg-well' : 'border-ok bg-ok-soft text-ok',
          )}
        >
          <Icon aria-hidden size={24} className="shrink-0" />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{chosen ?? choose}</span>
            <span className={classNames('block text-sm', chosen === null && 'text-ink-3')}>{hint}</span>
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              if (files.length > 0) onPick(files)
              target.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
      )}
    </Field>
  )
}

/** Selects a table and its files, checks and imports them. */
export function ImportForm({ onChanged }: { onChanged: () => void }) {
  const [table, setTable] = useState<File | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const [loose, setLoose] = useState<File[]>([])
  const { state, start, stop, forget } = useImport(onChanged)
  const running = state?.running ?? false
  const go = (mode: 'check' | 'run') => {
    if (table) void start({ table, zip, loose }, mode)
  }
  const { counts } = state ?? {}
  const worthwhile = state?.dryRun && !running && counts && counts.created + counts.updated > 0
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-3">
        <Pick
          label={texts.table}
          choose={texts.chooseTable}
          hint="CSV"
          chosen={table?.name ?? null}
          accept=".csv,.tsv,.txt,text/csv"
          Icon={FileSpreadsheet}
          onPick={([file]) => {
            setTable(file ?? null)
            forget()
          }}
        />
        <Pick
          label={texts.zip}
          choose={texts.chooseZip}
          hint={texts.upTo(IMPORT_MB)}
          chosen={zip?.name ?? null}
          accept=".zip,application/zip"
          Icon={FolderArchive}
          onPick={([file]) => {
            setZip(file ?? null)
            setLoose([])
            forget()
          }}
        />
        <Pick
          label={texts.folder}
          choose={texts.chooseFiles}
          hint={texts.upTo(IMPORT_MB)}
          chosen={loose.length > 0 ? texts.files(loose.length) : null}
          accept="application/pdf,image/*"
          multiple
          Icon={Files}
          onPick={(files) => {
            setLoose(files)
            setZip(null)
            forget()
          }}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button
          variant={worthwhile ? 'secondary' : 'primary'}
          disabled={!table || (running && !state?.dryRun)}
          busy={running && state?.dryRun}
          busyLabel={texts.checking}
          onClick={() => go('check')}
        >
          {texts.check}
        </Button>
        {table ? null : <p className="self-center text-ink-2 text-sm">{texts.first}</p>}
        {worthwhile || (running && !state?.dryRun) ? (
          <Button busy={running} busyLabel={texts.running} onClick={() => go('run')}>
            {texts.run}
          </Button>
        ) : null}
        {running ? (
          <Button variant="secondary" onClick={stop}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
      {state ? <ImportReport state={state} /> : null}
    </>
  )
}
