import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '../../../../platform/browser/call-api.ts'
import { fetchApi } from '../../../../platform/browser/fetch-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-style.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { exportFileName } from '../rules.ts'
import { PRIVACY_MESSAGES, PRIVACY_SECTION as texts } from '../texts.ts'

const EXPORT_PATH = '/auth/v1/account-data'

interface PrivacySectionProps {
  save: (file: Blob, name: string) => void
  /** Today, as yyyy-mm-dd, for the file name. */
  day: string
  /** Button that opens the deletion dialog. */
  deletion: ReactNode
}

/** "Seus dados": export and deletion (rule: personal data). */
export function PrivacySection({ save, day, deletion }: PrivacySectionProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const answer = await fetchApi(EXPORT_PATH)
      if (answer.ok) {
        save(await answer.blob(), exportFileName(day))
        showToast({ kind: 'success', ...PRIVACY_MESSAGES.exported })
      } else {
        const { title, description } = (await refusalOf(answer)) ?? PRIVACY_MESSAGES.notExported
        showToast({ kind: 'error', title, description })
      }
    } catch {
      showToast({ kind: 'error', ...PRIVACY_MESSAGES.notExported })
    }
    setBusy(false)
  }
  return (
    <section
      aria-labelledby="seus-dados"
      className="rounded-panel border border-line bg-paper p-5 shadow-sheet md:p-8 forced-colors:border"
    >
      <h2 id="seus-dados" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-2">{texts.intro}</p>
      <ul className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <li>
          <Button
            variant="secondary"
            icon={<Download aria-hidden size={20} />}
            busy={busy}
            busyLabel={texts.exportBusy}
            onClick={download}
            className="noscript:hidden"
          >
            {texts.export}
          </Button>
          <span className="hidden noscript:inline">
            <a href={EXPORT_PATH} download className={buttonClass({ variant: 'secondary' })}>
              <Download aria-hidden size={20} />
              {texts.export}
            </a>
          </span>
          <p className="mt-2 text-sm text-ink-2">{texts.exportHint}</p>
        </li>
        <li>
          {deletion}
          <p className="mt-2 text-sm text-ink-2">{texts.deleteHint}</p>
        </li>
      </ul>
    </section>
  )
}

/** Shared by a button and a link. */
export function DeletionLabel() {
  return (
    <>
      <Trash2 aria-hidden size={20} className="text-error" />
      <span>{texts.delete}</span>
    </>
  )
}
