import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'

/** Opening or closing an activity's dialog reads no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}
