import { Check, Copy, Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCopied } from '../../../ui/use-copied.ts'
import { whatsAppHref } from '../../../ui/whatsapp-href.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { sharedListPath } from '../address.rules.ts'
import type { OwnList } from '../schema.ts'
import { LISTS } from '../texts.ts'
import { foldClass } from './list-tools.tsx'

interface ListSharingProps {
  readonly list: OwnList
  /** All of the list. */
  readonly activities: readonly Pick<Activity, 'isPremium'>[]
  readonly siteOrigin: string
}

/** The address that shares a list. */
export function ListSharing({ list, activities, siteOrigin }: ListSharingProps) {
  const { copied, copy } = useCopied()
  const premium = activities.filter(({ isPremium }) => isPremium).length
  const address = list.shareToken && `${siteOrigin}${sharedListPath(list.shareToken)}`
  // Stays open when sharing ends: the focus is inside.
  const [open, setOpen] = useState(address !== null)
  const copyAddress = async (text: string) => {
    if (!(await copy(text))) showToast({ kind: 'error', title: LISTS.copyFailed, description: text })
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={foldClass}>{LISTS.shareTitle}</summary>
      <p className="mt-2 max-w-text text-ink-2">{LISTS.shareHint}</p>
      {premium > 0 ? (
        <p className="mt-2 max-w-text text-ink-2">{LISTS.sharedPremium(premium, activities.length)}</p>
      ) : null}
      {address ? (
        <>
          <p className="mt-2 font-mono text-sm wrap-anywhere">{address}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <a
              href={whatsAppHref(LISTS.message(list.name, address))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ size: 'sm' })}
            >
              <MessageCircle aria-hidden size={18} />
              {LISTS.whatsApp}
              <NewTabNote />
            </a>
            <Button
              size="sm"
              variant="secondary"
              className="noscript:hidden"
              icon={copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
              onClick={() => void copyAddress(address)}
            >
              {copied ? LISTS.copied : LISTS.copy}
            </Button>
          </div>
          <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-center gap-x-3">
            <Button
              type="submit"
              name="intent"
              value="unshare"
              size="sm"
              variant="quiet"
              aria-describedby={`unshare-${list.id}`}
            >
              {LISTS.unshare}
            </Button>
            <p id={`unshare-${list.id}`} className="text-sm text-ink-2">
              {LISTS.unshareHint}
            </p>
          </Form>
        </>
      ) : (
        <Form method="post" preventScrollReset className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="share"
            size="sm"
            variant="secondary"
            icon={<Link2 aria-hidden size={18} />}
          >
            {LISTS.share}
          </Button>
        </Form>
      )}
    </details>
  )
}
