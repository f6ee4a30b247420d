import type { FileChoices, Size } from '../rules.ts'
import type { FileFault } from './arrange-pdf.ts'

export interface FileMetadata {
  readonly title: string
  readonly author: string
  readonly subject: string
}

/** `open` comes first, once. */
export type ArrangerRequest = { readonly id: number } & (
  | { readonly open: Uint8Array }
  | { readonly choices: FileChoices; readonly metadata: FileMetadata }
)

export type ArrangerReply = { readonly id: number } & (
  | { readonly sizes: readonly Size[] }
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly why: FileFault }
)
