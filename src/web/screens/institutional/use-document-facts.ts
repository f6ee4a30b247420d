import { useRootData } from '../../root-data.ts'
import type { DocumentFacts } from './document.ts'

/** What the texts have to know about this installation. */
export function useDocumentFacts(): DocumentFacts {
  const site = useRootData()?.site
  return { siteName: site?.name ?? '', supportChat: site?.links.supportChat ?? null, seller: site?.seller ?? null }
}
