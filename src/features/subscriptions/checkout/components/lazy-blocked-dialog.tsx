import type { ComponentProps } from 'react'
import { useLater } from '../../../../ui/use-later.ts'
import type { BlockedDialog } from './blocked-dialog.tsx'

const load = () => import('./blocked-dialog.tsx')

/** Its code comes where a browser opened no tab; where that cannot be had, the payment page takes the place of this one. */
export function LazyBlockedDialog(props: ComponentProps<typeof BlockedDialog>) {
  const { url } = props
  const later = useLater(load, url !== null, () => {
    if (url !== null) window.location.assign(url)
  })
  return later ? <later.BlockedDialog {...props} /> : null
}
