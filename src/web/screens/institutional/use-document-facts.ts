import { useRootData } from '../../root-data.ts'
import type { DocumentFacts } from './document.ts'

/** Facts of this installation that the texts mention. */
export function useDocumentFacts(): DocumentFacts {
  const site = useRootData()?.site
  return {
    siteName: site?.name ?? '',
    supportChat: site?.links.supportChat ?? null,
    seller: site?.seller ?? null,
    privacyOfficer: site?.privacyOfficer ?? null,
  }
}
