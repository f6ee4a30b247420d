import { tabIntents } from '../../../../platform/browser/intents.ts'
import { DOWNLOAD_INTENT_MS } from '../rules.ts'
import { PREPARING, PRINT } from './carried-download.ts'

/** The press that the sign-in interrupted at `page`, an address of this site. */
export function carriedPress(page: string): 'save' | 'print' | 'prepare' {
  const isOf = (name: string) => {
    const carried = tabIntents.read(name, DOWNLOAD_INTENT_MS)
    return carried !== null && page.split(/[?#]/)[0] === `/activities/${carried.key}`
  }
  if (isOf(PRINT)) return 'print'
  return isOf(PREPARING) ? 'prepare' : 'save'
}
